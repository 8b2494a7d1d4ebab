import { limits } from '@stagedoor/contract/limits';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { useIdempotent } from '../../shared/api/use-idempotent.ts';
import { ask } from '../../shared/dialogs/ask.tsx';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../shared/time/dates.ts';
import { useServerOffset } from '../../shared/time/server-clock.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { cancelWithdrawal, useRefreshWallet } from './api.ts';
import { endedState } from './ended-state.ts';
import { PendingOperation } from './pending-operation.tsx';
import { useDestination } from './use-destination.ts';

const ConfirmModal = lazy(() => import('../../shared/dialogs/confirm-modal.tsx'));

/** A withdrawal that was not sent yet. */
export const OpenWithdrawal = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { t } = useTranslation('wallet');
  const destination = useDestination();
  const words = useStateWords(withdrawal);
  const takeBack = useTakeBack(withdrawal);
  return (
    <PendingOperation
      title={t('openWithdrawal.title', { destination: destination(withdrawal.destination) })}
      amount={withdrawal.amount}
      text={words}
      aside={<Badge kind="lamp">{t('status.inProgress')}</Badge>}
    >
      {withdrawal.state === 'requested' && (
        <Button size="small" busy={takeBack.isPending} onClick={() => void takeBack.ask()}>
          {t('openWithdrawal.takeBack')}
        </Button>
      )}
    </PendingOperation>
  );
};

const useStateWords = ({ state, notBefore }: Withdrawal): string => {
  const { t } = useTranslation('wallet');
  const language = useLanguage();
  const offset = useServerOffset();
  if (state === 'approved') return t('openWithdrawal.approved');
  if (notBefore !== null && Date.parse(notBefore) > Date.now() + offset)
    return t('openWithdrawal.waits', { date: dayAndTime(new Date(notBefore), language) });
  return t('openWithdrawal.requested', { count: limits.withdrawal.answerHours });
};

const useTakeBack = ({ id, amount }: Withdrawal) => {
  const { t } = useTranslation('wallet');
  const sum = useDollars()(amount);
  const refresh = useRefreshWallet();
  const showProblem = useShowProblem();
  const cancelOnce = useIdempotent(cancelWithdrawal);
  const { mutate, isPending } = useMutation({
    mutationFn: () => cancelOnce({ id }),
    onSuccess: () => toast.success(t('openWithdrawal.takenBack', { sum })),
    onError: (error) => {
      const state = endedState(error);
      return state ? toast.error(t(`withdrawLink.state.${state}`)) : showProblem(error);
    },
    onSettled: refresh,
  });
  const words = {
    title: t('openWithdrawal.sure'),
    text: t('openWithdrawal.sureText', { sum }),
    yes: t('openWithdrawal.takeBack'),
    no: t('openWithdrawal.keep'),
  };
  return {
    isPending,
    ask: async () => {
      if ((await ask(ConfirmModal, words)) === 'yes') mutate();
    },
  };
};
