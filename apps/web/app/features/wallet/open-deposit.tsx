import type { Wallet } from '@stagedoor/contract/schemas/wallet';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { clockTime } from '../../shared/dates.ts';
import { paths } from '../../shared/paths.ts';
import { useServerOffset } from '../../shared/server-clock.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { useRefreshWallet } from './api.ts';
import { OpenAffair } from './open-affair.tsx';

type Props = { deposit: NonNullable<Wallet['deposit']> };

/** A deposit that waits on the card page. */
export const OpenDeposit = ({ deposit: { si, amount, expiresAt } }: Props) => {
  const { t } = useTranslation('wallet');
  const language = useLanguage();
  const refresh = useRefreshWallet();
  const sayProblem = useSayProblem();
  const offset = useServerOffset();
  const [now] = useState(() => Date.now() + offset);
  const giveUp = useMutation({
    mutationFn: () => api('cancelDeposit'),
    onSuccess: () => say.success(t('openDeposit.givenUp')),
    onError: sayProblem,
    // It may have been paid in the meantime: then the wallet shows that.
    onSettled: refresh,
  });
  return (
    <OpenAffair
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
    </OpenAffair>
  );
};
