import type { Tx } from '../../../platform/database/database.ts';

export const purpose = 'deposit';

export const depositOf = (tx: Tx, si: string) =>
  tx
    .selectFrom('payment')
    .select(['id_user', 'amount'])
    .where('id', '=', si)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
