import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isOpen } from './products.repo.ts';

/** Whether it is a talent whom everybody can see. */
export const isOpenTalent = async (tx: Tx, idUser: number, now: Date): Promise<boolean> => {
  const open = tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', idUser)
    .where(isOpen(sql.val(now)));
  return (await open.executeTakeFirst()) !== undefined;
};
