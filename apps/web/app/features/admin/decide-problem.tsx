import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { oneLine } from '../../shared/one-line.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { Button } from '../../ui/button.tsx';
import styles from './queue.module.css';
import { staffApi } from './staff-api.ts';
import { useDecide } from './use-decide.ts';

const decideWith = (refund: boolean) => (idOrder: number, reason: string, idempotencyKey: string) =>
  staffApi('decideOrderProblem', { body: { idOrder, refund, reason: oneLine(reason) } }, { idempotencyKey });

const sides = [
  { side: 'refund', send: decideWith(true), look: 'stop' },
  { side: 'dismiss', send: decideWith(false), look: 'primary' },
] as const;

type Props = { order: OrderDetail; onDecided: () => void };

/** For the fan, and the money goes back; or for the talent, and the order goes on. */
export const DecideProblem = ({ order: { idOrder, productName, partner, total }, onDecided }: Props) => {
  const { t } = useTranslation('admin');
  const told = { product: productName, fan: partner.name, sum: useDollars()(total) };
  const decide = useDecide(idOrder, onDecided);
  return (
    <div className={styles.ways}>
      {sides.map(({ side, send, look }) => (
        <Button
          key={side}
          size="small"
          aria-label={t(`problems.${side}Name`, told)}
          onClick={() =>
            void decide({
              ...{ send, look, label: t('problems.reason') },
              title: t(`problems.${side}Title`, told),
              lead: t(`problems.${side}Lead`),
              submit: t(`problems.${side}Submit`, told),
              done: t(side === 'refund' ? 'problems.refunded' : 'problems.dismissed'),
            })
          }
        >
          {t(`problems.${side}`)}
        </Button>
      ))}
    </div>
  );
};
