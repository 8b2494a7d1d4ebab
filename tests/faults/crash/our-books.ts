import { wallet } from '../../../apps/server/src/modules/ledger/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/database.ts';
import { price } from '../../support/shop.ts';
import type { Purchase } from './purchase.ts';

export type OurBooks = Awaited<ReturnType<typeof readOurBooks>>;

/** All orders, the state of each payment, what the ledger cleared for it, and the wallet balances. */
export const readOurBooks = async ({ pool }: Database) => {
  const pairs = async <T>(query: string): Promise<Map<string, T>> => {
    const { rows } = await pool.query<{ key: string; value: T }>(query);
    return new Map(rows.map(({ key, value }) => [key, value]));
  };
  return {
    orders: await pairs<string[]>(
      `select id_buyer::text as key, array_agg(receipt || ' ' || state) as value from orders group by id_buyer`,
    ),
    state: await pairs<string>('select id as key, state as value from payment'),
    payment: await pairs<string | null>('select receipt as key, id_payment as value from orders'),
    cleared: await pairs<number>(
      `select owner as key, -sum(amount)::bigint as value from ledger_entry join ledger_account on id = id_account
         where kind = 'clearing' group by owner`,
    ),
    balance: await pairs<number>(
      `select kind || ' ' || owner as key, balance as value from ledger_account where tracked`,
    ),
  };
};

/** Counts orders, calls, payments, refunds and events that are not finished. */
export const unfinished = async ({ pool }: Database): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select (select count(*) from orders where state = 'awaitingPayment')
       + (select count(*) from call where state <> 'over')
       + (select count(*) from payment where state in ('recorded', 'open', 'needsAuthentication'))
       + (select count(*) from refund where state = 'recorded')
       + (select count(*) from webhook_inbox where handled_at is null) as count`,
  );
  return rows[0]?.count ?? 0;
};

/** What one purchase should leave behind if everything happened exactly once. */
export const expectedOf = ({ receipt, manner, regrets, ...plan }: Purchase) => {
  const { topsUp, returns, earned, withdraws } = plan;
  const order = manner === 'abandons' ? 'expired' : regrets ? 'cancelled' : 'processing';
  const [fromWallet, byCard] = order === 'processing' ? [plan.fromWallet, price - plan.fromWallet] : [0, 0];
  const hasCard = topsUp > 0 || plan.fromWallet < price;
  return {
    orders: [`${receipt} ${order}`],
    state: hasCard ? (manner === 'abandons' ? 'expired' : 'paid') : undefined,
    cleared: byCard + topsUp - returns,
    deposited: topsUp > 0 ? topsUp - fromWallet - returns : 0,
    earned: earned - (topsUp > 0 ? 0 : fromWallet) - withdraws,
  };
};

export const foundOf = (purchase: Purchase, { orders, state, payment, cleared, balance }: OurBooks) => {
  const { buyer, receipt } = purchase;
  const si = purchase.si ?? payment.get(receipt);
  const inPot = (pot: 'deposited' | 'earned') => {
    const { kind, owner } = wallet[pot](buyer.idUser);
    return balance.get(`${kind} ${owner}`) ?? 0;
  };
  return {
    orders: orders.get(String(buyer.idUser)),
    state: state.get(si ?? ''),
    cleared: cleared.get(si ?? '') ?? 0,
    deposited: inPot('deposited'),
    earned: inPot('earned'),
  };
};
