import { fail } from '@stagedoor/contract/errors';
import { feedLimits } from '@stagedoor/contract/feed-limits';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { mediaLink } from '../../media/index.ts';
import type { Deps } from '../deps.ts';
import { requireWriter } from './require-writer.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock'>;

export const isModerator = async (tx: Tx, idTalent: number, idUser: number): Promise<boolean> => {
  const row = await tx
    .selectFrom('feed_moderator')
    .select('id_user')
    .where('id_talent', '=', idTalent)
    .where('id_user', '=', idUser)
    .executeTakeFirst();
  return row !== undefined;
};

/** Who may delete posts and comments on a talent's page. */
export const listModerators =
  ({ database }: UsedDeps) =>
  (idTalent: number) =>
    database.inTransaction(async (tx) => {
      const people = await tx
        .selectFrom('feed_moderator')
        .innerJoin('users', 'users.id', 'feed_moderator.id_user')
        .select(['users.id', 'users.name', 'users.id_image', 'since'])
        .where('id_talent', '=', idTalent)
        .orderBy('since')
        .execute();
      return people.map(({ id, name, id_image, since }) => ({
        idUser: id,
        name,
        imageLink: mediaLink(id_image),
        since: since.toISOString(),
      }));
    });

/** Only somebody who has written on the page can be named. */
export const addModerator =
  ({ database, clock }: UsedDeps) =>
  (idTalent: number, idUser: number): Promise<void> =>
    database.inTransaction(async (tx) => {
      await requireWriter(tx, idTalent, idUser);
      await sql`select from users where id = ${idTalent} for no key update`.execute(tx);
      const { count } = await tx
        .selectFrom('feed_moderator')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('id_talent', '=', idTalent)
        .where('id_user', '<>', idUser)
        .executeTakeFirstOrThrow();
      if (count >= feedLimits.moderatorsMax) fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
      await tx
        .insertInto('feed_moderator')
        .values({ id_talent: idTalent, id_user: idUser, since: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });

export const removeModerator =
  ({ database }: UsedDeps) =>
  async (idTalent: number, idUser: number): Promise<void> => {
    await database.inTransaction((tx) =>
      tx.deleteFrom('feed_moderator').where('id_talent', '=', idTalent).where('id_user', '=', idUser).execute(),
    );
  };
