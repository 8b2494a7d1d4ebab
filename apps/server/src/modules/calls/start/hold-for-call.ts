import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Held } from './set-aside.ts';

/** Minutes that were set aside are for this call: the first before it begins, more while it runs. */
export const holdForCall = async (tx: Tx, idCall: number, held: Omit<Held, 'result'>): Promise<void> => {
  const { idOrder, isHeld, seconds, rate, idPack } = held;
  await tx
    .insertInto('call_hold')
    .values({
      id_call: idCall,
      number: sql`(select coalesce(max(number), 0) + 1 from call_hold where id_call = ${idCall})`,
      id_order: idOrder,
      state: isHeld ? 'held' : 'paying',
      seconds,
      rate,
      id_pack: idPack,
    })
    .execute();
};
