import { add, subtract, sum } from '@stagedoor/contract/money';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { clockTime, dayAndTime } from '../../shared/time/dates.ts';
import type { TimelineStep } from '../../ui/display/money-timeline.tsx';
import { holdsPayout } from './dispute.ts';
import { heldOf, type MoneyStatus, movedTo } from './money-status.ts';
import { isCall, supportOf, takesPlace } from './takes-place.ts';

type Timeline = { steps: TimelineStep[]; current: number };

/** The steps of an order's money in words, and the current one. */
export const useMoneyTimeline = (order: OrderDetail, status: MoneyStatus): Timeline => {
  const start = useStart(order);
  const held = useHeld(order, status);
  const delivered = useDelivered(order);
  const paid = usePaid(order);
  const end = useEnd(order, status);
  const dollars = useDollars();
  const [from, kept] = [start(status), held];
  if (status === 'returned' || status === 'given') {
    return { steps: [from, kept, { ...end, sum: dollars(backOf(order, status)) }], current: 2 };
  }
  // Expired, and the fan has not decided yet.
  if (status === 'held' && order.state === 'expired') return { steps: [from, kept, end], current: 1 };
  const steps = [from, kept, delivered, paid];
  const heldAt = order.state === 'shipped' ? 2 : 1;
  const current = { waiting: 0, unpaid: 0, held: heldAt, paid: holdsPayout(order) ? 1 : 3 }[status];
  return { steps, current };
};

const backOf = (order: OrderDetail, status: MoneyStatus) =>
  status === 'given' ? movedTo(order, 'charity') : add(movedTo(order, 'card'), movedTo(order, 'wallet'));

const useStart = (order: OrderDetail) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const dollars = useDollars();
  const { role, price, paidAt, deadline } = order;
  const card = subtract(price.total, price.fromWallet);
  const source = price.fromWallet === 0 ? 'card' : card === 0 ? 'wallet' : 'both';
  const name = t(`money.${role === 'buyer' ? source : 'fan'}`);
  return (status: MoneyStatus): TimelineStep => {
    if (status === 'waiting') {
      const text = deadline ? t('money.payBy', { time: clockTime(new Date(deadline), language) }) : t('money.payNow');
      return { name, text, sum: dollars(card) };
    }
    const when = paidAt ? t('money.paidOn', { date: dayAndTime(new Date(paidAt), language) }) : '';
    const parts = source === 'both' && t('money.parts', { wallet: dollars(price.fromWallet), card: dollars(card) });
    return { name, text: [when, parts].filter(Boolean).join('. ') };
  };
};

const useHeld = (order: OrderDetail, status: MoneyStatus): TimelineStep => {
  const { t } = useTranslation('orders');
  const dollars = useDollars();
  const { price } = order;
  const isHeldAgain = holdsPayout(order);
  const isDisputed = (order.state === 'disputed' && status === 'held') || isHeldAgain;
  const why = isDisputed ? 'heldDisputed' : order.can.includes('donateAnyway') ? 'heldDonate' : 'heldText';
  const step = { name: t('money.held'), text: t(`money.${why}`) };
  if (isHeldAgain) return { ...step, sum: dollars(sum([price.talent, price.charity, price.platform])) };
  return status === 'held' ? { ...step, sum: dollars(heldOf(order)) } : step;
};

/** A parcel counts as delivered once its buyer has it; until then it is only known to be shipped. */
const deliveredName = ({ role, deliveredAt, shippedAt, productType }: OrderDetail) => {
  if (takesPlace(productType)) return 'money.takesPlace';
  if (isCall(productType)) return 'money.call';
  const support = supportOf(productType);
  if (support) return `money.${support}` as const;
  if (shippedAt !== null && deliveredAt === null) return 'money.shipped';
  return role === 'buyer' ? 'money.delivered' : 'money.deliveredFan';
};

const useDelivered = (order: OrderDetail): TimelineStep => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const at = order.deliveredAt ?? order.shippedAt;
  return {
    name: t(deliveredName(order)),
    text: at ? t('money.deliveredOn', { date: dayAndTime(new Date(at), language) }) : t('money.deliveredLater'),
  };
};

const usePaid = (order: OrderDetail): TimelineStep => {
  const { role, talentName, price, charityShare, state, paidOutAt } = order;
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const dollars = useDollars();
  const name = t('money.paid');
  if (holdsPayout(order)) return { name, text: t('money.afterDecision') };
  if (state === 'shipped' && paidOutAt !== null) {
    const date = dayAndTime(new Date(paidOutAt), language);
    return { name, text: t(role === 'buyer' ? 'money.afterArrival' : 'money.afterArrivalFan', { date }) };
  }
  const talent = { buyer: talentName, talent: t('money.you'), staff: talentName }[role];
  const shares = [
    { name: talent, amount: price.talent },
    { name: charityShare?.name ?? '', amount: price.charity },
    { name: t('money.house'), amount: price.platform },
  ].filter(({ amount }) => amount > 0);
  const lines = shares.map((share) => t('money.share', { name: share.name, sum: dollars(share.amount) }));
  return { name, text: lines.join('\n') };
};

const useEnd = (order: OrderDetail, status: MoneyStatus): TimelineStep => {
  const { t } = useTranslation('orders');
  const dollars = useDollars();
  if (status === 'given')
    return { name: t('money.given', { fund: order.charityShare?.name ?? '' }), text: t('money.givenText') };
  const [card, wallet] = [movedTo(order, 'card'), movedTo(order, 'wallet')];
  const lines = [
    heldOf(order) > 0 && t('money.backSoon'),
    card > 0 && t('money.backCard', { sum: dollars(card) }),
    wallet > 0 && t('money.backWallet', { sum: dollars(wallet) }),
  ];
  return { name: t(order.role === 'buyer' ? 'money.back' : 'money.backFan'), text: lines.filter(Boolean).join('\n') };
};
