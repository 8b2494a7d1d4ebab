import { subtract, sum } from '@stagedoor/contract/money';
import type { OrderDetail, OrderState } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../shared/time/dates.ts';
import { useServerOffset } from '../../shared/time/server-clock.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { AnswerProblem } from './answer-problem.tsx';
import { ConfirmReceipt } from './confirm-receipt.tsx';
import { disputeStage } from './dispute.ts';
import { Donate } from './donate.tsx';
import { Extension } from './extension.tsx';
import { Moved } from './moved.tsx';
import styles from './order-status.module.css';
import { isCall, supportOf, takesPlace } from './takes-place.ts';

const kinds: Partial<Record<OrderState, 'safe' | 'stop'>> = {
  completed: 'safe',
  refunded: 'safe',
  cancelled: 'safe',
  disputed: 'stop',
};

/** The state in one sentence, and what the reader has to do now. */
export const OrderStatus = ({ order }: { order: OrderDetail }) => {
  const sentence = useSentence(order);
  return (
    <>
      {sentence && (
        <Note kind={kinds[order.state] ?? 'plain'}>
          <p>{sentence}</p>
          <Pay order={order} />
          <ToMembership order={order} />
          <Problem order={order} />
          {order.can.includes('confirmReceipt') && <ConfirmReceipt order={order} />}
          {order.can.includes('answerProblem') && <AnswerProblem order={order} />}
        </Note>
      )}
      {order.role === 'staff' && order.problem && (
        <Note kind="stop">
          <Problem order={order} />
        </Note>
      )}
      <ExpressLate order={order} />
      <Moved order={order} />
      <Extension order={order} />
      <Redo order={order} />
      {order.can.includes('donateAnyway') && <Donate order={order} />}
    </>
  );
};

/** A call that was missed, denied or dropped cost nothing, whoever ended it. */
const callTexts: Partial<Record<OrderState, 'calling' | 'called' | 'notCalled'>> = {
  processing: 'calling',
  completed: 'called',
  cancelled: 'notCalled',
  expired: 'notCalled',
};

/** The key of the sentence about an order's state. */
const statusTextOf = (order: OrderDetail, now: number) => {
  const { state, paidAt, productType, dateCancelled } = order;
  if (state === 'disputed') return disputeStage(order, now);
  if (dateCancelled && (state === 'declined' || state === 'refunded')) return 'dateCancelled';
  const ofCall = isCall(productType) ? callTexts[state] : undefined;
  if (ofCall) return ofCall;
  if (state === 'expired' && paidAt === null) return 'unpaid';
  const support = supportOf(productType);
  if (state === 'completed' && support) return support;
  if (!takesPlace(productType)) return state;
  return state === 'processing' ? 'ticket' : state === 'completed' ? 'tookPlace' : state;
};

const useSentence = (order: OrderDetail) => {
  const { role, state, partner, history, problem, youReceive, total, deadline, paidOutAt } = order;
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const dollars = useDollars();
  const now = Date.now() + useServerOffset();
  if (role === 'staff') return null;
  const date = (moment: string | undefined) => (moment ? dayAndTime(new Date(moment), language) : '');
  return t(`say.${role}.${statusTextOf(order, now)}`, {
    name: partner.name,
    reason: history.findLast((event) => event.state === state)?.reason ?? '',
    sum: dollars(youReceive ?? total),
    answerBy: date(problem?.answerBy),
    decideBy: date(problem?.decideBy),
    // The buyer reads when it counts as received, the talent when they are paid at the latest.
    date: date((state === 'shipped' && role === 'buyer' ? deadline : paidOutAt) ?? undefined),
  });
};

/** The express surcharge was refunded, and the order continues. */
const ExpressLate = ({ order: { money, state, deadline, role } }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const dollars = useDollars();
  const back = sum(money.filter(({ kind }) => kind.startsWith('express.')).map(({ amount }) => amount));
  if (back === 0 || state !== 'processing' || deadline === null) return null;
  const words = { sum: dollars(back), date: dayAndTime(new Date(deadline), language) };
  return <Note>{t(role === 'buyer' ? 'say.expressLate' : 'say.expressLateFan', words)}</Note>;
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

/** Where the next months are stopped or changed. */
const ToMembership = ({ order: { role, productType, idProduct } }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  if (role !== 'buyer' || supportOf(productType) !== 'month') return null;
  return (
    <ButtonLink to={paths.plan(idProduct)} size="small">
      {t('toMembership')}
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
