import { subtract } from '@stagedoor/contract/money';
import type { OrderDetail, OrderState } from '@stagedoor/contract/schemas/order';
import { dayAndTime } from '../../shared/dates.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { AnswerProblem } from './answer-problem.tsx';
import { Donate } from './donate.tsx';
import { Extension } from './extension.tsx';
import styles from './how-it-stands.module.css';

const kinds: Partial<Record<OrderState, 'safe' | 'stop'>> = {
  completed: 'safe',
  refunded: 'safe',
  cancelled: 'safe',
  disputed: 'stop',
};

/** One sentence about how it is, and what is asked of the reader now. */
export const HowItStands = ({ order }: { order: OrderDetail }) => {
  const sentence = useSentence(order);
  return (
    <>
      {sentence && (
        <Note kind={kinds[order.state] ?? 'plain'}>
          <p>{sentence}</p>
          <Pay order={order} />
          <Problem order={order} />
          {order.can.includes('answerProblem') && <AnswerProblem order={order} />}
        </Note>
      )}
      {order.role === 'staff' && order.problem && (
        <Note kind="stop">
          <Problem order={order} />
        </Note>
      )}
      <Extension order={order} />
      <Redo order={order} />
      {order.can.includes('donateAnyway') && <Donate order={order} />}
    </>
  );
};

const useSentence = ({ role, state, paidAt, partner, history, problem, youReceive, total }: OrderDetail) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const dollars = useDollars();
  if (role === 'staff') return null;
  const said = state === 'expired' && paidAt === null ? 'unpaid' : state;
  const date = (moment: string | undefined) => (moment ? dayAndTime(new Date(moment), language) : '');
  return t(`say.${role}.${said}`, {
    name: partner.name,
    reason: history.findLast((event) => event.state === state)?.reason ?? '',
    sum: dollars(youReceive ?? total),
    answerBy: date(problem?.answerBy),
    decideBy: date(problem?.decideBy),
  });
};

const Pay = ({ order: { checkout, price } }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const dollars = useDollars();
  if (checkout === null) return null;
  return (
    <ButtonLink to={checkout} look="primary" size="small">
      {t('pay.go', { sum: dollars(subtract(price.total, price.fromWallet)) })}
    </ButtonLink>
  );
};

const Problem = ({ order: { problem } }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  if (!problem) return null;
  return (
    <dl className={styles.problem}>
      <dt>{t('say.problemSaid')}</dt>
      <dd>{problem.text}</dd>
      <dt>{t('say.problemAnswer')}</dt>
      <dd>{problem.answer ?? t('say.problemNoAnswer')}</dd>
    </dl>
  );
};

const Redo = ({ order: { redo, role, partner } }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  if (!redo) return null;
  const words = redo.done ? 'done' : role === 'buyer' ? 'wait' : 'asked';
  return (
    <Note kind={redo.done ? 'safe' : 'plain'}>{t(`redo.${words}`, { name: partner.name, reason: redo.reason })}</Note>
  );
};
