import type { Cents } from '@stagedoor/contract/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Order } from '../order.ts';

/** Updates the donated total on the talent's profile; to be called with every posting to or from a fund. */
export const countDonated = async (tx: Tx, { id, idTalent }: Order, amount: Cents): Promise<void> => {
  if (amount !== 0) await sql`select talent_record_add(${idTalent}, ${id}, 0, 0, ${amount})`.execute(tx);
};
