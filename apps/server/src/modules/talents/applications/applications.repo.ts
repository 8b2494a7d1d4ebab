import { fail } from '@stagedoor/contract/errors';
import type { ApplicationProfile } from '@stagedoor/contract/schemas/application';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Application as ApplicationTable } from '../../../platform/database/schema.gen.ts';

export type ApplicationRow = Selectable<ApplicationTable>;
type Profile = Pick<ApplicationProfile, 'address' | 'proof'>;
export type WholeRow = ApplicationRow & { categories: string[]; tags: number[]; profiles: Profile[] };

export const insertApplication = (tx: Tx, row: Insertable<ApplicationTable>): Promise<ApplicationRow> =>
  tx.insertInto('application').values(row).returningAll().executeTakeFirstOrThrow();

export const changeApplication = async (tx: Tx, id: number, change: Updateable<ApplicationTable>): Promise<void> => {
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('application').set(change).where('id', '=', id).execute();
};

/** The latest counts: an open application is always the latest. */
export const lockLatest = (tx: Tx, idUser: number): Promise<ApplicationRow | undefined> =>
  tx
    .selectFrom('application')
    .selectAll()
    .where('id_user', '=', idUser)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/** Locks a submitted application. Of concurrent decisions the first wins; the others are refused. */
export const lockSubmitted = async (tx: Tx, id: number): Promise<ApplicationRow> => {
  const row = await tx.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || row.state === 'draft') return fail('pageNotFound');
  return row.state === 'submitted' ? row : fail('transactionAlreadyApproved');
};

export const readApplication = (tx: Tx, id: number): Promise<WholeRow> =>
  whole(tx).where('application.id', '=', id).executeTakeFirstOrThrow();

export const readLatest = (tx: Tx, idUser: number): Promise<WholeRow | undefined> =>
  whole(tx).where('id_user', '=', idUser).orderBy('application.id', 'desc').limit(1).executeTakeFirst();

const whole = (tx: Tx) =>
  tx
    .selectFrom('application')
    .selectAll('application')
    .select([
      sql<string[]>`(
        select coalesce(jsonb_agg(category.name order by place), '[]') from application_category
        join category on category.id = id_category where id_application = application.id)`.as('categories'),
      sql<number[]>`(
        select coalesce(jsonb_agg(id_tag order by place), '[]') from application_tag
        where id_application = application.id)`.as('tags'),
      profiles,
    ]);

export const profiles = sql<Profile[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('address', address, 'proof', proof) order by place), '[]')
  from application_profile where id_application = application.id)`.as('profiles');

export const hasLinkedAccount = async (tx: Tx, idUser: number): Promise<boolean> => {
  const found = await tx.selectFrom('social_account').select('id').where('id_user', '=', idUser).limit(1).execute();
  return found.length > 0;
};
