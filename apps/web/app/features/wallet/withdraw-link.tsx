import { Refusal } from '@stagedoor/contract/errors';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { dayAndTimeUtc } from '../../shared/dates.ts';
import { paths } from '../../shared/paths.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Bill, BillLine } from '../../ui/bill.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Room, RoomEnd } from '../../ui/room.tsx';
import { endedState } from './ended-state.ts';
import { useDestination } from './use-destination.ts';

type State = Withdrawal['state'] | 'stopped' | 'gone';

/** From the mail about a withdrawal: shows it, and stops it when asked. */
export const WithdrawLink = ({ token, withdrawal }: { token: string; withdrawal: Withdrawal | null }) => {
  const { t } = useTranslation('wallet');
  const [state, setState] = useState<State>(withdrawal?.state ?? 'gone');
  if (!withdrawal || state === 'gone')
    return (
      <Room title={t('withdrawLink.goneTitle')} lead={t('withdrawLink.goneText')}>
        <ToWallet />
      </Room>
    );
  if (state === 'stopped')
    return (
      <Room title={t('withdrawLink.doneTitle')} lead={t('withdrawLink.doneText')}>
        <RoomEnd>
          <ButtonLink to={paths.setPassword()} look="primary">
            {t('withdrawLink.toSecurity')}
          </ButtonLink>
        </RoomEnd>
      </Room>
    );
  if (state === 'requested') return <Stop token={token} withdrawal={withdrawal} onState={setState} />;
  return (
    <Room title={t('withdrawLink.overTitle')} lead={t(`withdrawLink.state.${state}`)}>
      <ToWallet />
    </Room>
  );
};

const ToWallet = () => {
  const { t } = useTranslation('wallet');
  return (
    <RoomEnd>
      <ButtonLink to={paths.wallet()} look="primary">
        {t('result.toWallet')}
      </ButtonLink>
    </RoomEnd>
  );
};

type StopProps = { token: string; withdrawal: Withdrawal; onState: (state: State) => void };

const Stop = ({ token, withdrawal: { amount, destination, createdAt }, onState }: StopProps) => {
  const { t } = useTranslation('wallet');
  const language = useLanguage();
  const sum = useDollars()(amount);
  const destinationWords = useDestination();
  const sayProblem = useSayProblem();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('cancelWithdrawByLink', { body: { token } }),
    onSuccess: () => onState('stopped'),
    onError: async (error) => {
      const state = error instanceof Refusal && error.name === 'pageNotFound' ? 'gone' : endedState(error);
      if (state) onState(state);
      else await sayProblem(error);
    },
  });
  return (
    <Room
      title={t('withdrawLink.title')}
      lead={t('withdrawLink.lead', { sum, destination: destinationWords(destination) })}
    >
      <RoomEnd>
        <Bill>
          <BillLine name={t('withdrawLink.asked')}>{dayAndTimeUtc(new Date(createdAt), language)}</BillLine>
        </Bill>
        <Button look="stop" size="large" wide busy={isPending} onClick={() => mutate()}>
          {t('withdrawLink.notMe')}
        </Button>
        <p>{t('withdrawLink.wasMe')}</p>
      </RoomEnd>
    </Room>
  );
};
