import { incompleteReasonOf } from '@stagedoor/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { useIdempotent } from '../../shared/api/use-idempotent.ts';
import { ask } from '../../shared/dialogs/ask.tsx';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useRefreshMemberships } from './api.ts';

const ConfirmModal = lazy(() => import('../../shared/dialogs/confirm-modal.tsx'));

type Answer = { result?: string | null };
type Action = {
  act: (idMembership: number, idempotencyKey: string) => Promise<Answer>;
  /** Shown when there is nothing to pay. */
  done: string;
  /** Asked before. */
  question?: { title: string; text: string; yes: string; no: string; look?: 'primary' | 'stop' };
};

/** Acts on a membership, and continues at the payment where one is needed. */
export const useMembershipAction = (idMembership: number, { act, done, question }: Action) => {
  const { t } = useTranslation('plans');
  const navigate = useNavigate();
  const refresh = useRefreshMemberships();
  const showProblem = useShowProblem();
  const actOnce = useIdempotent(act);
  const { mutate, isPending } = useMutation({
    mutationFn: () => actOnce(idMembership),
    onSuccess: async ({ result }) => {
      if (result && result !== 'success') return navigate(result);
      await refresh();
      toast.success(done);
    },
    onError: async (error) => {
      await refresh();
      if (incompleteReasonOf(error)?.kind === 'notPossibleNow') toast.error(t('changed'));
      else await showProblem(error);
    },
  });
  const press = async () => {
    if (!question || (await ask(ConfirmModal, question)) === 'yes') mutate();
  };
  return { press: () => void press(), busy: isPending };
};
