import type { Wallet } from '@stagedoor/contract/schemas/wallet';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { clockTime } from '../../shared/time/dates.ts';
import { useServerOffset } from '../../shared/time/server-clock.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Countdown } from '../../ui/display/countdown.tsx';
import { cancelDeposit, useRefreshWallet } from './api.ts';
import { PendingOperation } from './pending-operation.tsx';

type Props = { deposit: NonNullable<Wallet['deposit']> };

/** A deposit that was not paid yet. */
export const OpenDeposit = ({ deposit: { si, amount, expiresAt } }: Props) => {
  const { t } = useTranslation('wallet');
  const language = useLanguage();
  const refresh = useRefreshWallet();
  const showProblem = useShowProblem();
  const offset = useServerOffset();
  const [now] = useState(() => Date.now() + offset);
  const giveUp = useMutation({
    mutationFn: cancelDeposit,
    onSuccess: () => toast.success(t('openDeposit.givenUp')),
    onError: showProblem,
    // It may have been paid meanwhile: then the wallet shows that.
    onSettled: refresh,
  });
  return (
    <PendingOperation
      title={t('openDeposit.title')}
      amount={amount}
      transaction={`payment-${si}`}
      text={t('openDeposit.text', { time: clockTime(new Date(expiresAt), language) })}
      aside={
        <Countdown until={new Date(expiresAt)} serverNow={now} language={language} label={t('openDeposit.left')} />
      }
    >
      <ButtonLink to={paths.checkout(si)} look="primary" size="small">
        {t('openDeposit.goOn')}
      </ButtonLink>
      <Button size="small" look="quiet" busy={giveUp.isPending} onClick={() => giveUp.mutate()}>
        {t('openDeposit.giveUp')}
      </Button>
    </PendingOperation>
  );
};
