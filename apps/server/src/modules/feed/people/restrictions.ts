import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { endOfBlock } from '../../access/index.ts';
import { mediaLink } from '../../media/index.ts';
import type { Deps } from '../deps.ts';
import { requireWriter } from './require-writer.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock'>;
type Duration = Parameters<typeof endOfBlock>[0];

/** Whether a user may not write on a talent's page now. */
export const isRestricted = async (
  tx: Tx,
  { idTalent, idUser, now }: { idTalent: number; idUser: number; now: Date },
): Promise<boolean> => {
  const row = await tx
    .selectFrom('feed_restriction')
    .select('id_user')
    .where('id_talent', '=', idTalent)
    .where('id_user', '=', idUser)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .executeTakeFirst();
  return row !== undefined;
};

/** Keeps somebody from writing on the talent's page; a later one replaces an earlier one. */
export const restrictActivity =
  ({ database, clock }: UsedDeps) =>
  (idTalent: number, { idUser, duration }: { idUser: number; duration: Duration }): Promise<void> =>
    database.inTransaction(async (tx) => {
      await requireWriter(tx, idTalent, idUser);
      const now = clock.now();
      const restriction = { since: now, until: endOfBlock(duration, now) };
      await tx
        .insertInto('feed_restriction')
        .values({ id_talent: idTalent, id_user: idUser, ...restriction })
        .onConflict((conflict) => conflict.columns(['id_talent', 'id_user']).doUpdateSet(restriction))
        .execute();
    });

export const liftRestriction =
  ({ database }: UsedDeps) =>
  async (idTalent: number, idUser: number): Promise<void> => {
    await database.inTransaction((tx) =>
      tx.deleteFrom('feed_restriction').where('id_talent', '=', idTalent).where('id_user', '=', idUser).execute(),
    );
  };

/** Who may not write on a talent's page now, the latest first. */
export const listRestricted =
  ({ database, clock }: UsedDeps) =>
  (idTalent: number, { page, size }: { page: number; size: number }) =>
    database.inTransaction(async (tx) => {
      const now = clock.now();
      const rows = await tx
        .selectFrom('feed_restriction')
        .innerJoin('users', 'users.id', 'feed_restriction.id_user')
        .select(['users.id', 'users.name', 'users.id_image', 'since', 'until'])
        .select(sql<number>`count(*) over ()::int`.as('total'))
        .where('id_talent', '=', idTalent)
        .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
        .orderBy('since', 'desc')
        .orderBy('users.id')
        .limit(size)
        .offset(page * size)
        .execute();
      return {
        items: rows.map(({ id, name, id_image, since, until }) => ({
          idUser: id,
          name,
          imageLink: mediaLink(id_image),
          since: since.toISOString(),
          until: until?.toISOString() ?? null,
        })),
        totalPages: Math.ceil((rows[0]?.total ?? 0) / size),
        currentPage: page,
      };
    });
