import type { Tx } from '../../platform/database/database.ts';

/** Returns those of `others` with whom `idUser` has a block, set by either side. */
export const blockedAmong = async (
  tx: Tx,
  { idUser, others, now }: { idUser: number; others: readonly number[]; now: Date },
): Promise<Set<number>> => {
  if (others.length === 0) return new Set();
  const rows = await tx
    .selectFrom('user_block')
    .select(['id_user', 'id_blocked'])
    .where((eb) =>
      eb.or([
        eb.and([eb('id_user', '=', idUser), eb('id_blocked', '=', eb.fn.any(eb.val([...others])))]),
        eb.and([eb('id_blocked', '=', idUser), eb('id_user', '=', eb.fn.any(eb.val([...others])))]),
      ]),
    )
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .execute();
  return new Set(rows.map(({ id_user, id_blocked }) => (id_user === idUser ? id_blocked : id_user)));
};
