import { limits } from '@stagedoor/contract/limits';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { api } from '../../shared/api.ts';
import { ask } from '../../shared/ask.tsx';
import { dayAndTime } from '../../shared/dates.ts';
import { useServerOffset } from '../../shared/server-clock.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { useIdempotent } from '../../shared/use-idempotent.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useRefreshWallet } from './api.ts';
import { endedState } from './ended-state.ts';
import { OpenAffair } from './open-affair.tsx';
import { useDestination } from './use-destination.ts';

const SureModal = lazy(() => import('../../shared/sure-modal.tsx'));

/** A withdrawal that has not left yet. */
export const OpenWithdrawal = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { t } = useTranslation('wallet');
  const destination = useDestination();
  const words = useStateWords(withdrawal);
  const takeBack = useTakeBack(withdrawal);
  return (
    <OpenAffair
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
    </OpenAffair>
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
  const sayProblem = useSayProblem();
  const cancelOnce = useIdempotent((body: { id: number }, idempotencyKey) =>
    api('cancelWithdraw', { body }, { idempotencyKey }),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: () => cancelOnce({ id }),
    onSuccess: () => say.success(t('openWithdrawal.takenBack', { sum })),
    onError: (error) => {
      const state = endedState(error);
      return state ? say.error(t(`withdrawLink.state.${state}`)) : sayProblem(error);
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
      if ((await ask(SureModal, words)) === 'yes') mutate();
    },
  };
};
