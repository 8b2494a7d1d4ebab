import { costOf } from '@stagedoor/contract/call-cost';
import { callLimits } from '@stagedoor/contract/call-limits';
import type { BookingEnd } from '@stagedoor/contract/schemas/call';
import type { Stripe } from 'stripe';
import { wallet } from '../../../apps/server/src/modules/ledger/index.ts';
import { minutePrice } from '../../support/calls.ts';
import { readProviderBooks } from '../../support/provider-books.ts';
import { moneyFaultsOf } from '../renewals/money.ts';
import type { Readable } from '../renewals/periods.ts';
import { type Couple, deposit } from './couples.ts';

type Ended = {
  state: string;
  ended: BookingEnd | null;
  billed: number;
  left: number;
  si: string | null;
  orderState: string;
};

const readEnded = async (pool: Readable): Promise<Map<number, Ended>> => {
  const { kind } = wallet.deposited(0);
  const { rows } = await pool.query(
    `select b.id, b.state::text, b.ended::text, coalesce(c.billed_seconds, 0) as billed, o.id_payment as si,
       o.state::text as "orderState", coalesce(a.balance, 0)::bigint as left
     from call_booking b join orders o on o.id = b.id_order left join call c on c.id = b.id_call
       left join ledger_account a on a.kind = $1 and a.owner = b.id_fan::text`,
    [kind],
  );
  return new Map(rows.map(({ id, ...booking }) => [Number(id), booking]));
};

/** What must become of it, by what was answered. A card payment that the program heard of too late was for nothing. */
const endsOf = ({ plan, agreed, calledOff }: Couple): BookingEnd[] => {
  if (plan.pays === 'leaves') return ['unpaid'];
  if (calledOff) return [agreed ? 'calledOff' : calledOff];
  if (!agreed) return plan.pays === 'card' ? ['expired', 'unpaid'] : ['expired'];
  if (plan.comes === 'both') return ['held'];
  if (plan.comes === 'fan') return ['talentAway'];
  return [plan.comes === 'talent' ? 'fanAway' : 'notMet'];
};

const costOfEnd = ({ ended, billed }: Ended): number => {
  if (ended === 'fanAway') return callLimits.bookings.awayMinutes * minutePrice;
  return ended === 'held' ? costOf(minutePrice, billed) : 0;
};

/** What is wrong with how bookings ended, and with what was charged for them. */
export const faultsOf = async (pool: Readable, stripe: Stripe, couples: readonly Couple[]): Promise<string[]> => {
  const [ended, { bySi }] = [await readEnded(pool), await readProviderBooks(stripe)];
  const faults = couples.flatMap((couple) => {
    const booking = ended.get(couple.idBooking);
    if (!booking) return [`booking ${couple.idBooking}: it was confirmed and is lost`];
    const card = bySi.get(booking.si ?? '') ?? { captured: 0, refunded: 0 };
    const paid = couple.plan.pays === 'wallet' ? deposit - booking.left : card.captured - card.refunded;
    const checks: Record<string, boolean> = {
      'it is not over': booking.state === 'over',
      [`it ended as ${booking.ended}`]: booking.ended !== null && endsOf(couple).includes(booking.ended),
      [`billed for ${booking.billed} s`]: booking.billed * 1_000 <= couple.mostMs,
      [`charged ${paid} cents, not ${costOfEnd(booking)}`]: paid === costOfEnd(booking),
      [`its order is ${booking.orderState}`]: (booking.orderState === 'completed') === costOfEnd(booking) > 0,
    };
    return Object.entries(checks).flatMap(([fault, isFine]) =>
      isFine ? [] : [`booking ${couple.idBooking}: ${fault} ${JSON.stringify(couple.plan)}`],
    );
  });
  return [...faults, ...(await moneyFaultsOf(pool, stripe))];
};
