import { limits } from '@stagedoor/contract/limits';
import type { OrderAction, OrderDetail } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { clockTime } from '../../shared/time/dates.ts';
import { minute } from '../../shared/time/durations.ts';
import { useServerOffset } from '../../shared/time/server-clock.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import styles from './order-actions.module.css';
import view from './order-view.module.css';
import { useQuestions } from './use-questions.ts';

const cancellationMs = limits.orders.cancellationWindowMinutes * minute;

/** Staff decide in their queues. */
const elsewhere = {
  reviewCollaboration: { words: 'staffCollaborations', to: paths.adminCollaborations() },
  decideProblem: { words: 'staffProblems', to: paths.adminProblems() },
} as const satisfies Partial<Record<OrderAction, unknown>>;

/** Actions that ask for confirmation first. The action that the order waits for is shown above instead. */
export const OrderActions = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const questions = useQuestions(order).filter(
    ({ action }) => order.can.includes(action) && action !== 'answerProblem',
  );
  const queues = (['reviewCollaboration', 'decideProblem'] as const).filter((action) => order.can.includes(action));
  if (questions.length + queues.length === 0) return null;
  return (
    <section className={view.part} aria-labelledby="actions">
      <h2 id="actions">{t('actions.title')}</h2>
      <Rights order={order} />
      <ul className={styles.acts}>
        {questions.map(({ words, look, busy, open }) => (
          <li key={words}>
            <Button size="small" look={look} wide busy={busy} onClick={() => void open()}>
              {t(`actions.${words}`)}
            </Button>
          </li>
        ))}
        {queues.map((action) => (
          <li key={action}>
            <ButtonLink to={elsewhere[action].to} size="small" wide>
              {t(`actions.${elsewhere[action].words}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What the buyer can still do, and until when. */
const Rights = ({ order: { can, state, paidAt, moved } }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const now = Date.now() + useServerOffset();
  const until = paidAt === null ? 0 : Date.parse(paidAt) + cancellationMs;
  // The note about the moved date names a later time.
  if (moved && Date.parse(moved.refundUntil) > Math.max(now, until)) return null;
  if (can.includes('cancel') && now < until)
    return <p>{t('actions.cancelUntil', { time: clockTime(new Date(until), language) })}</p>;
  return state === 'completed' && can.includes('reportProblem') ? <p>{t('actions.problemUntil')}</p> : null;
};
