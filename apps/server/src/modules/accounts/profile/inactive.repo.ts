import type { Tx } from '../../../platform/database/database.ts';

type Unseen = { after: number; seenBefore: Date; size: number };

/** Users who chose deletion after inactivity and have not been seen since `seenBefore`; paged by id. */
export const listUnseen = async (tx: Tx, { after, seenBefore, size }: Unseen): Promise<number[]> => {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('auto_delete_months', 'is not', null)
    .where('status', '<>', 'DEACTIVATED')
    .where((eb) => eb(eb.fn.coalesce('last_seen_at', 'created_at'), '<', seenBefore))
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
    .execute();
  return rows.map(({ id }) => id);
};

export type InactiveUser = NonNullable<Awaited<ReturnType<typeof lockInactive>>>;

export const lockInactive = (tx: Tx, idUser: number) =>
  tx
    .selectFrom('users')
    .select(['email', 'language', 'auto_delete_months', 'delete_warned_days', 'delete_warned_at'])
    .select((eb) => eb.fn.coalesce('last_seen_at', 'created_at').as('seen_at'))
    .where('id', '=', idUser)
    .where('auto_delete_months', 'is not', null)
    .where('status', '<>', 'DEACTIVATED')
    .forUpdate()
    .executeTakeFirst();

export const recordDeletionWarning = async (tx: Tx, idUser: number, { days, at }: { days: number; at: Date }) => {
  await tx
    .updateTable('users')
    .set({ delete_warned_days: days, delete_warned_at: at })
    .where('id', '=', idUser)
    .execute();
};
