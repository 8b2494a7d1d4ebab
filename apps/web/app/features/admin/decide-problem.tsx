import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { oneLine } from '../../shared/forms/one-line.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { decideOrderProblem } from './api.ts';
import styles from './queue.module.css';
import { useDecide } from './use-decide.ts';

const decideWith = (refund: boolean) => (idOrder: number, reason: string, idempotencyKey: string) =>
  decideOrderProblem({ idOrder, refund, reason: oneLine(reason) }, idempotencyKey);

const sides = [
  { side: 'refund', send: decideWith(true), look: 'stop' },
  { side: 'dismiss', send: decideWith(false), look: 'primary' },
] as const;

type Props = { order: OrderDetail; onDecided: () => void };

/** Decide for the fan, with a refund, or for the talent, and the order continues. */
export const DecideProblem = ({ order: { idOrder, productName, partner, total, problem }, onDecided }: Props) => {
  const { t } = useTranslation('admin');
  const params = { product: productName, fan: partner.name, sum: useDollars()(total) };
  const about = problem?.kind === 'didNotTakePlace' ? 'event' : 'order';
  const decide = useDecide(idOrder, onDecided);
  return (
    <div className={styles.ways}>
      {sides.map(({ side, send, look }) => (
        <Button
          key={side}
          size="small"
          aria-label={t(`problems.${about}.${side}Name`, params)}
          onClick={() =>
            void decide({
              send,
              look,
              label: t('problems.reason'),
              title: t(`problems.${about}.${side}Title`, params),
              lead: t(`problems.${about}.${side}Lead`),
              submit: t(`problems.${about}.${side}Submit`, params),
              done: t(`problems.${about}.${side === 'refund' ? 'refunded' : 'dismissed'}`),
            })
          }
        >
          {t(`problems.${about}.${side}`)}
        </Button>
      ))}
    </div>
  );
};
