import { wallet } from '../../../apps/server/src/modules/ledger/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/database.ts';
import type { Purchase } from './purchase.ts';

export type OurBooks = { state: Map<string, string>; clearing: Map<string, number>; balance: Map<string, number> };

/** How each payment stands here, what the ledger says was cleared for it, and what is in everybody's wallet. */
export const readOurBooks = async ({ pool }: Database): Promise<OurBooks> => {
  const payments = await pool.query<{ id: string; state: string }>('select id, state from payment');
  const cleared = await pool.query<{ owner: string; sum: number }>(
    `select owner, sum(amount)::bigint as sum from ledger_entry join ledger_account on id = id_account
       where kind = 'clearing' group by owner`,
  );
  const wallets = await pool.query<{ key: string; balance: number }>(
    `select kind || ' ' || owner as key, balance from ledger_account where tracked`,
  );
  return {
    state: new Map(payments.rows.map(({ id, state }) => [id, state])),
    clearing: new Map(cleared.rows.map(({ owner, sum }) => [owner, sum])),
    balance: new Map(wallets.rows.map(({ key, balance }) => [key, balance])),
  };
};

/** How many payments, refunds and events still have something to wait for. */
export const unfinished = async ({ pool }: Database): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select (select count(*) from payment where state in ('recorded', 'open'))
       + (select count(*) from refund where state = 'recorded')
       + (select count(*) from webhook_inbox where handled_at is null) as count`,
  );
  return rows[0]?.count ?? 0;
};

/** What one purchase should have left behind, if everything happened exactly once. */
export const expectedOf = ({ amount, manner, returns, withdraws, earned }: Purchase) => ({
  state: manner === 'abandons' ? 'expired' : 'paid',
  clearing: manner === 'abandons' ? 0 : returns - amount,
  deposited: manner === 'abandons' ? 0 : amount - returns,
  earned: earned - withdraws,
});

export const foundOf = ({ si, buyer }: Purchase, { state, clearing, balance }: OurBooks) => {
  const inPot = (pot: 'deposited' | 'earned') => {
    const { kind, owner } = wallet[pot](buyer.idUser);
    return balance.get(`${kind} ${owner}`) ?? 0;
  };
  return {
    state: state.get(si),
    clearing: clearing.get(si) ?? 0,
    deposited: inPot('deposited'),
    earned: inPot('earned'),
  };
};
