import { ApiError } from '@stagedoor/contract/errors';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTimeUtc } from '../../shared/time/dates.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { PriceLine, PriceLines } from '../../ui/display/price-lines.tsx';
import { TaskPage, TaskPageFooter } from '../../ui/layout/task-page.tsx';
import { cancelWithdrawalByLink } from './api.ts';
import { endedState } from './ended-state.ts';
import { useDestination } from './use-destination.ts';

type State = Withdrawal['state'] | 'stopped' | 'gone';

/** From the mail about a withdrawal: shows it and can cancel it. */
export const WithdrawLink = ({ token, withdrawal }: { token: string; withdrawal: Withdrawal | null }) => {
  const { t } = useTranslation('wallet');
  const { t: shell } = useTranslation('shell');
  const [state, setState] = useState<State>(withdrawal?.state ?? 'gone');
  if (!withdrawal || state === 'gone')
    return (
      <TaskPage title={t('withdrawLink.goneTitle')} lead={t('withdrawLink.goneText')}>
        <ToWallet />
      </TaskPage>
    );
  if (state === 'stopped')
    return (
      <TaskPage title={t('withdrawLink.doneTitle')} lead={t('withdrawLink.doneText')}>
        <TaskPageFooter>
          <ButtonLink to={paths.setPassword()} look="primary">
            {t('withdrawLink.toSecurity')}
          </ButtonLink>
        </TaskPageFooter>
      </TaskPage>
    );
  if (state === 'requested') return <Stop token={token} withdrawal={withdrawal} onState={setState} />;
  return (
    <TaskPage title={t('withdrawLink.overTitle')} lead={t(`withdrawLink.state.${state}`)}>
      <TaskPageFooter>
        <ButtonLink to={paths.contact({ topic: 'MONEY', request: `withdrawal ${withdrawal.id}` })} look="primary">
          {shell('getHelp')}
        </ButtonLink>
        <ButtonLink to={paths.wallet()}>{t('result.toWallet')}</ButtonLink>
      </TaskPageFooter>
    </TaskPage>
  );
};

const ToWallet = () => {
  const { t } = useTranslation('wallet');
  return (
    <TaskPageFooter>
      <ButtonLink to={paths.wallet()} look="primary">
        {t('result.toWallet')}
      </ButtonLink>
    </TaskPageFooter>
  );
};

type StopProps = { token: string; withdrawal: Withdrawal; onState: (state: State) => void };

const Stop = ({ token, withdrawal: { amount, destination, createdAt }, onState }: StopProps) => {
  const { t } = useTranslation('wallet');
  const language = useLanguage();
  const sum = useDollars()(amount);
  const destinationWords = useDestination();
  const showProblem = useShowProblem();
  const { mutate, isPending } = useMutation({
    mutationFn: () => cancelWithdrawalByLink(token),
    onSuccess: () => onState('stopped'),
    onError: async (error) => {
      const state = error instanceof ApiError && error.name === 'pageNotFound' ? 'gone' : endedState(error);
      if (state) onState(state);
      else await showProblem(error);
    },
  });
  return (
    <TaskPage
      title={t('withdrawLink.title')}
      lead={t('withdrawLink.lead', { sum, destination: destinationWords(destination) })}
    >
      <TaskPageFooter>
        <PriceLines>
          <PriceLine name={t('withdrawLink.asked')}>{dayAndTimeUtc(new Date(createdAt), language)}</PriceLine>
        </PriceLines>
        <Button look="stop" size="large" wide busy={isPending} onClick={() => mutate()}>
          {t('withdrawLink.notMe')}
        </Button>
        <p>{t('withdrawLink.wasMe')}</p>
      </TaskPageFooter>
    </TaskPage>
  );
};
