import type { Stripe } from 'stripe';
import { readProviderBooks } from '../../support/provider-books.ts';
import type { Readable } from './periods.ts';

/** What is wrong with the money: a payment charged twice at the provider, or a cent between its books and the ledger. */
export const moneyFaultsOf = async (pool: Readable, stripe: Stripe): Promise<string[]> => {
  const { captured, refunded, bySi } = await readProviderBooks(stripe);
  const { rows } = await pool.query(
    `select coalesce(-sum(amount), 0)::bigint as cleared from ledger_entry join ledger_account on id = id_account
     where kind = 'clearing'`,
  );
  const apart = captured - refunded - Number(rows[0].cleared);
  return [
    ...[...bySi].filter(([, { charges }]) => charges > 1).map(([si]) => `${si}: charged twice`),
    ...(apart === 0 ? [] : [`${apart} cents apart`]),
  ];
};
