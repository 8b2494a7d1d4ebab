import { fail } from '@stagedoor/contract/errors';
import type { NewTag } from '@stagedoor/contract/schemas/content';
import { violated } from '../../../platform/database/violated.ts';
import { recordStaffAction } from '../../staff/index.ts';
import type { Deps } from './deps.ts';

export const addTag =
  ({ database, clock }: Deps) =>
  (idStaff: number, { idCategory, name, title }: NewTag): Promise<number> =>
    database.inTransaction(async (tx) => {
      const { id } = await tx
        .insertInto('tag')
        .values({ id_category: idCategory, name, title: JSON.stringify(title) })
        .returning('id')
        .executeTakeFirstOrThrow()
        .catch(refuse);
      await recordStaffAction(tx, { idStaff, action: 'tag.added', subject: `tag ${id}`, at: clock.now() });
      return id;
    });

const refuse = (error: unknown): never => {
  if (violated(error, 'tag_name_key')) fail('contentExists', { fields: { name: 'taken' }, cause: error });
  if (violated(error, 'tag_id_category_fkey')) fail('pageNotFound', { cause: error });
  throw error;
};
