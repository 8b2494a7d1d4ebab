import { useEffect } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { useRefreshWallet } from './api.ts';
import { usePayment } from './use-payment.ts';
import styles from './wallet-page.module.css';

/** The result of a card check. */
export const CardChecked = ({ si }: { si: string | null }) => {
  const { t } = useTranslation('wallet');
  const dollars = useDollars();
  const refresh = useRefreshWallet();
  const { payment } = usePayment(si ?? '');
  const kept = payment?.state === 'paid';
  useEffect(() => {
    if (kept) void refresh();
  }, [kept, refresh]);
  if (payment?.purpose !== 'cardCheck') return null;
  const failed = payment.state === 'failed' || payment.state === 'expired';
  return (
    <div className={styles.note}>
      <Note kind={kept ? 'safe' : failed ? 'stop' : 'plain'}>
        {kept && t('result.cardKept', { sum: dollars(payment.amount) })}
        {failed && t(payment.problem ? `result.${payment.problem}` : 'result.failedText')}
        {!kept && !failed && t('result.waitingTitle')}
      </Note>
    </div>
  );
};
