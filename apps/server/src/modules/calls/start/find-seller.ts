import { fail } from '@stagedoor/contract/errors';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Seller = { idProduct: number; rate: number };

/** Whom one can call, and what a minute costs. Who may buy from them, and whether it is for sale now, the order asks. */
export const findSeller = async (tx: Tx, idTalent: number): Promise<Seller> => {
  const { rows } = await sql<{ idProduct: number | null; rate: number | null; calls: boolean }>`
    select p.id as "idProduct", p.lowest_price as rate, u.calls from users u
    left join product p on p.id_owner = u.id and p.type = 'CALL' and p.shelf = 'ACTIVE'
    where u.id = ${idTalent} order by p.lowest_price, p.id limit 1`.execute(tx);
  const [found] = rows;
  if (!found) return fail('pageNotFound');
  if (!found.calls) return fail('callsDisabled');
  const { idProduct, rate } = found;
  return idProduct === null || rate === null ? fail('noActiveProduct') : { idProduct, rate };
};
