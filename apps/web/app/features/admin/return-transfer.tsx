import type { QueuedWithdrawal } from '@stagedoor/contract/endpoints/backoffice';
import { oneLine } from '../../shared/one-line.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { Button } from '../../ui/button.tsx';
import styles from './queue.module.css';
import { staffApi } from './staff-api.ts';
import { useDecide } from './use-decide.ts';

const bookReturn = (id: number, reason: string, idempotencyKey: string) =>
  staffApi('returnWithdraw', { body: { id, reason: oneLine(reason) } }, { idempotencyKey });

type Props = { item: QueuedWithdrawal; onDecided: () => void };

/** The receiving bank sent the money back: it is booked with the bank's reason. */
export const ReturnTransfer = ({ item: { id, amount, userName }, onDecided }: Props) => {
  const { t } = useTranslation('admin');
  const told = { sum: useDollars()(amount), name: userName };
  const decide = useDecide(id, onDecided);
  const open = () =>
    decide({
      ...{ send: bookReturn, look: 'stop', label: t('returning.reason') },
      title: t('returning.title', told),
      lead: t('returning.lead', told),
      submit: t('returning.submit'),
      changed: t('returning.changed'),
      done: t('withdrawals.returnedNow'),
    });
  return (
    <div className={styles.ways}>
      <Button size="small" aria-label={t('withdrawals.returnName', told)} onClick={() => void open()}>
        {t('withdrawals.return')}
      </Button>
    </div>
  );
};
