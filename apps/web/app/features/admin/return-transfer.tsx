import type { QueuedWithdrawal } from '@stagedoor/contract/endpoints/backoffice';
import { oneLine } from '../../shared/forms/one-line.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { returnWithdraw } from './api.ts';
import styles from './queue.module.css';
import { useDecide } from './use-decide.ts';

const bookReturn = (id: number, reason: string, idempotencyKey: string) =>
  returnWithdraw({ id, reason: oneLine(reason) }, idempotencyKey);

type Props = { item: QueuedWithdrawal; onDecided: () => void };

/** The receiving bank returned the money: records it with the bank's reason. */
export const ReturnTransfer = ({ item: { id, amount, userName }, onDecided }: Props) => {
  const { t } = useTranslation('admin');
  const params = { sum: useDollars()(amount), name: userName };
  const decide = useDecide(id, onDecided);
  const open = () =>
    decide({
      send: bookReturn,
      look: 'stop',
      label: t('returning.reason'),
      title: t('returning.title', params),
      lead: t('returning.lead', params),
      submit: t('returning.submit'),
      changed: t('returning.changed'),
      done: t('withdrawals.returnedNow'),
    });
  return (
    <div className={styles.ways}>
      <Button size="small" aria-label={t('withdrawals.returnName', params)} onClick={() => void open()}>
        {t('withdrawals.return')}
      </Button>
    </div>
  );
};
