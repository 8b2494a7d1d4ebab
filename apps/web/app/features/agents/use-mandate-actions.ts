import { incompleteReasonOf } from '@stagedoor/contract/errors';
import type { Mandate } from '@stagedoor/contract/schemas/agents';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { toHeading } from '../../shared/browser/to-heading.ts';
import { ask } from '../../shared/dialogs/ask.tsx';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { answerMandate, endMandate, useRefreshMandates } from './api.ts';

const ConfirmModal = lazy(() => import('../../shared/dialogs/confirm-modal.tsx'));

type Act = { send: () => Promise<unknown>; done: string };

/** What both sides can do with a mandate. Where the other was faster, the page shows how it stands. */
export const useMandateActions = ({ idMandate, partner: { name } }: Mandate) => {
  const { t } = useTranslation('agents');
  const refresh = useRefreshMandates();
  const showProblem = useShowProblem();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ send }: Act) => send(),
    onSuccess: (_, { done }) => toast.success(done),
    onError: (error) =>
      incompleteReasonOf(error)?.kind === 'stateChanged' ? toast.error(t('changed')) : showProblem(error),
    onSettled: async () => {
      await refresh();
      toHeading();
    },
  });
  const run = (act: Act) => mutateAsync(act).catch(() => undefined);
  const sure = async (words: 'requests.sure' | 'mine.sure' | 'theirs.sure', look: 'primary' | 'stop') =>
    (await ask(ConfirmModal, {
      title: t(`${words}.title`, { name }),
      text: t(`${words}.text`, { name }),
      yes: t(`${words}.yes`),
      no: t(`${words}.no`),
      look,
    })) === 'yes';
  return {
    isBusy: isPending,
    accept: async () => {
      if (!(await sure('requests.sure', 'primary'))) return;
      await run({ send: () => answerMandate(idMandate, true), done: t('requests.accepted', { name }) });
    },
    decline: () => run({ send: () => answerMandate(idMandate, false), done: t('requests.declined') }),
    end: async () => {
      if (!(await sure('mine.sure', 'stop'))) return;
      await run({ send: () => endMandate(idMandate), done: t('mine.ended', { name }) });
    },
    leave: async () => {
      if (!(await sure('theirs.sure', 'stop'))) return;
      await run({ send: () => endMandate(idMandate), done: t('theirs.left') });
    },
    withdraw: () => run({ send: () => endMandate(idMandate), done: t('theirs.withdrawn') }),
  };
};
