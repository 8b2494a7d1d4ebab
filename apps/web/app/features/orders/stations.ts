import { add, subtract } from '@stagedoor/contract/money';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { clockTime, dayAndTime } from '../../shared/dates.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import type { Station } from '../../ui/money-path.tsx';
import { arrived, heldOf, type Way } from './money-way.ts';

type Path = { stations: Station[]; current: number };

/** The stations of an order's money in words, and over which one the lamp hangs. */
export const useStations = (order: OrderDetail, way: Way): Path => {
  const start = useStart(order);
  const held = useHeld(order, way);
  const delivered = useDelivered(order);
  const paid = usePaid(order);
  const end = useEnd(order, way);
  const dollars = useDollars();
  const [from, kept] = [start(way), held];
  if (way === 'returned' || way === 'given') {
    return { stations: [from, kept, { ...end, sum: dollars(backOf(order, way)) }], current: 2 };
  }
  // Its time is over, and the fan has not chosen yet.
  if (way === 'held' && order.state === 'expired') return { stations: [from, kept, end], current: 1 };
  const stations = [from, kept, delivered, paid];
  const current = { waiting: 0, unpaid: 0, held: 1, paid: 3 }[way];
  return { stations, current };
};

const backOf = (order: OrderDetail, way: Way) =>
  way === 'given' ? arrived(order, 'charity') : add(arrived(order, 'card'), arrived(order, 'wallet'));

const useStart = (order: OrderDetail) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const dollars = useDollars();
  const { role, price, paidAt, deadline } = order;
  const card = subtract(price.total, price.fromWallet);
  const source = price.fromWallet === 0 ? 'card' : card === 0 ? 'wallet' : 'both';
  const name = t(`money.${role === 'buyer' ? source : 'fan'}`);
  return (way: Way): Station => {
    if (way === 'waiting') {
      const text = deadline ? t('money.payBy', { time: clockTime(new Date(deadline), language) }) : t('money.payNow');
      return { name, text, sum: dollars(card) };
    }
    const when = paidAt ? t('money.paidOn', { date: dayAndTime(new Date(paidAt), language) }) : '';
    const parts = source === 'both' && t('money.parts', { wallet: dollars(price.fromWallet), card: dollars(card) });
    return { name, text: [when, parts].filter(Boolean).join('. ') };
  };
};

const useHeld = (order: OrderDetail, way: Way): Station => {
  const { t } = useTranslation('orders');
  const dollars = useDollars();
  const why =
    order.state === 'disputed' ? 'heldDisputed' : order.can.includes('donateAnyway') ? 'heldDonate' : 'heldText';
  const station = { name: t('money.held'), text: t(`money.${why}`) };
  return way === 'held' ? { ...station, sum: dollars(heldOf(order)) } : station;
};

const useDelivered = ({ role, deliveredAt }: OrderDetail): Station => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  return {
    name: t(role === 'buyer' ? 'money.delivered' : 'money.deliveredFan'),
    text: deliveredAt
      ? t('money.deliveredOn', { date: dayAndTime(new Date(deliveredAt), language) })
      : t('money.deliveredLater'),
  };
};

const usePaid = ({ role, talentName, price, charityShare }: OrderDetail): Station => {
  const { t } = useTranslation('orders');
  const dollars = useDollars();
  const talent = { buyer: talentName, talent: t('money.you'), staff: talentName }[role];
  const shares = [
    { name: talent, amount: price.talent },
    { name: charityShare?.name ?? '', amount: price.charity },
    { name: t('money.house'), amount: price.platform },
  ].filter(({ amount }) => amount > 0);
  const lines = shares.map(({ name, amount }) => t('money.share', { name, sum: dollars(amount) }));
  return { name: t('money.paid'), text: lines.join('\n') };
};

const useEnd = (order: OrderDetail, way: Way): Station => {
  const { t } = useTranslation('orders');
  const dollars = useDollars();
  if (way === 'given')
    return { name: t('money.given', { fund: order.charityShare?.name ?? '' }), text: t('money.givenText') };
  const [card, wallet] = [arrived(order, 'card'), arrived(order, 'wallet')];
  const lines = [
    heldOf(order) > 0 && t('money.backSoon'),
    card > 0 && t('money.backCard', { sum: dollars(card) }),
    wallet > 0 && t('money.backWallet', { sum: dollars(wallet) }),
  ];
  return { name: t(order.role === 'buyer' ? 'money.back' : 'money.backFan'), text: lines.filter(Boolean).join('\n') };
};
