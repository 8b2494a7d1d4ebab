import { fail } from '@stagedoor/contract/errors';
import { feedLimits } from '@stagedoor/contract/feed-limits';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { FeedCategory } from '@stagedoor/contract/schemas/feed';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { query } from '../../platform/database/read.ts';
import { sqlState } from '../../platform/database/retry.ts';
import type { Deps } from './deps.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock'>;

const categoriesOf = query<{ space: FeedSpace; idTalent: number }, FeedCategory>('feed-categories', (db, arg) =>
  db
    .selectFrom('feed_category')
    .select(['id as idCategory', 'name'])
    .where('id_talent', '=', arg.idTalent)
    .where('space', '=', arg.space)
    .orderBy('id'),
);

export const listCategories =
  ({ database }: Pick<Deps, 'database'>) =>
  (space: FeedSpace, idTalent: number): Promise<FeedCategory[]> =>
    database.read(categoriesOf, { space, idTalent });

const uniqueViolation = '23505';

/** Creates a category, or renames one of the talent's own. */
export const saveCategory =
  ({ database, clock }: UsedDeps) =>
  (space: FeedSpace, idTalent: number, { idCategory, name }: { idCategory?: number | undefined; name: string }) =>
    database
      .inTransaction(async (tx): Promise<FeedCategory> => {
        if (idCategory !== undefined) {
          const renamed = await tx
            .updateTable('feed_category')
            .set({ name })
            .where('id', '=', idCategory)
            .where('id_talent', '=', idTalent)
            .where('space', '=', space)
            .returning('id')
            .executeTakeFirst();
          return renamed ? { idCategory, name } : fail('pageNotFound');
        }
        await sql`select from users where id = ${idTalent} for no key update`.execute(tx);
        const { count } = await tx
          .selectFrom('feed_category')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('id_talent', '=', idTalent)
          .where('space', '=', space)
          .executeTakeFirstOrThrow();
        if (count >= feedLimits.categoriesMax) fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
        const { id } = await tx
          .insertInto('feed_category')
          .values({ space, id_talent: idTalent, name, created_at: clock.now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { idCategory: id, name };
      })
      .catch((error) => (sqlState(error) === uniqueViolation ? fail('contentExists') : Promise.reject(error)));

/** Deletes a category of the talent's own. Its posts stay, without one. */
export const removeCategory =
  ({ database }: UsedDeps) =>
  (space: FeedSpace, idTalent: number, idCategory: number): Promise<void> =>
    database.inTransaction(async (tx) => {
      const gone = await tx
        .deleteFrom('feed_category')
        .where('id', '=', idCategory)
        .where('id_talent', '=', idTalent)
        .where('space', '=', space)
        .returning('id')
        .executeTakeFirst();
      if (!gone) fail('pageNotFound');
    });

type Named = { space: FeedSpace; idTalent: number; idCategory: number | null };

/** Refuses a category of another page or space. Its lock keeps it from being deleted meanwhile. */
export const requireCategory = async (tx: Tx, { space, idTalent, idCategory }: Named): Promise<void> => {
  if (idCategory === null) return;
  const category = await tx
    .selectFrom('feed_category')
    .select('id')
    .where('id', '=', idCategory)
    .where('id_talent', '=', idTalent)
    .where('space', '=', space)
    .forKeyShare()
    .executeTakeFirst();
  if (!category) fail('mandatoryFieldNull', { fields: { idCategory: 'invalid' } });
};
