import { fail } from '@stagedoor/contract/errors';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { recordStaffAction } from '../../staff/index.ts';
import type { Deps } from './deps.ts';

/** Replaces one tag by the other wherever it is used and deletes it. Both must belong to the same category. */
export const mergeTags =
  ({ database, clock }: Deps) =>
  (idStaff: number, { id, into }: { id: number; into: number }): Promise<void> =>
    database.inTransaction(async (tx) => {
      const tags = await lockTags(tx, [id, into]);
      if (new Set(tags.map(({ id_category }) => id_category)).size > 1) fail('pageNotFound');
      await sql`insert into talent_tag (id_user, id_tag) select id_user, ${into} from talent_tag where id_tag = ${id}
        on conflict do nothing`.execute(tx);
      await sql`update application_tag a set id_tag = ${into} where id_tag = ${id} and not exists (
        select from application_tag b where b.id_application = a.id_application and b.id_tag = ${into})`.execute(tx);
      await erase(tx, id);
      const detail = { into };
      await recordStaffAction(tx, { idStaff, action: 'tag.merged', subject: `tag ${id}`, detail, at: clock.now() });
    });

export const deleteTag =
  ({ database, clock }: Deps) =>
  (idStaff: number, id: number): Promise<void> =>
    database.inTransaction(async (tx) => {
      await lockTags(tx, [id]);
      await erase(tx, id);
      await recordStaffAction(tx, { idStaff, action: 'tag.deleted', subject: `tag ${id}`, at: clock.now() });
    });

/** Prevents assigning them until the transaction ends. */
const lockTags = async (tx: Tx, ids: readonly number[]) => {
  const found = await tx
    .selectFrom('tag')
    .select(['id', 'id_category'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return found.length === ids.length ? found : fail('pageNotFound');
};

const erase = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('talent_tag').where('id_tag', '=', id).execute();
  await tx.deleteFrom('application_tag').where('id_tag', '=', id).execute();
  await tx.deleteFrom('tag').where('id', '=', id).execute();
};
