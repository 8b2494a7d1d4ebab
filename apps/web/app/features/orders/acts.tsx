import type { OrderAction, OrderDetail } from '@stagedoor/contract/schemas/order';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './acts.module.css';
import view from './order-view.module.css';
import { useQuestions } from './use-questions.ts';

/** The staff decide where they see what else waits. */
const elsewhere = {
  reviewCollaboration: { words: 'staffCollaborations', to: paths.adminCollaborations() },
  decideProblem: { words: 'staffProblems', to: paths.adminProblems() },
} as const satisfies Partial<Record<OrderAction, unknown>>;

/** What needs a second thought: each asks before it does anything. What is waited for stands above. */
export const Acts = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const questions = useQuestions(order).filter(
    ({ action }) => order.can.includes(action) && action !== 'answerProblem',
  );
  const queues = (['reviewCollaboration', 'decideProblem'] as const).filter((action) => order.can.includes(action));
  if (questions.length + queues.length === 0) return null;
  return (
    <section className={view.part} aria-labelledby="acts">
      <h2 id="acts">{t('acts.title')}</h2>
      <ul className={styles.acts}>
        {questions.map(({ words, look, busy, open }) => (
          <li key={words}>
            <Button size="small" look={look} wide busy={busy} onClick={() => void open()}>
              {t(`acts.${words}`)}
            </Button>
          </li>
        ))}
        {queues.map((action) => (
          <li key={action}>
            <ButtonLink to={elsewhere[action].to} size="small" wide>
              {t(`acts.${elsewhere[action].words}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
