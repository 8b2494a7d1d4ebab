import { fail } from '@stagedoor/contract/errors';
import type { NewBranch } from '@stagedoor/contract/schemas/content';
import type { Tx } from '../../../platform/database/database.ts';
import { violated } from '../../../platform/database/violated.ts';
import { recordStaffAction } from '../../staff/index.ts';
import { lockOrder, nextIn } from './branches.repo.ts';
import type { Deps } from './deps.ts';

/** Adds a group or, when a group is given, a category, at the end. */
export const addBranch =
  ({ database, clock }: Deps) =>
  (idStaff: number, input: NewBranch): Promise<number> =>
    database.inTransaction(async (tx) => {
      await lockOrder(tx);
      const kind = input.idGroup === null ? 'group' : 'category';
      const id = await insert(tx, input).catch(refuse);
      await recordStaffAction(tx, { idStaff, action: `${kind}.added`, subject: `${kind} ${id}`, at: clock.now() });
      return id;
    });

const insert = async (tx: Tx, { idGroup, name, title }: NewBranch): Promise<number> => {
  const row = { name, title: JSON.stringify(title) };
  const { id } =
    idGroup === null
      ? await tx
          .insertInto('talent_group')
          .values({ ...row, order: nextIn('group') })
          .returning('id')
          .executeTakeFirstOrThrow()
      : await tx
          .insertInto('category')
          .values({ ...row, id_group: idGroup, order: nextIn('category', idGroup) })
          .returning('id')
          .executeTakeFirstOrThrow();
  return id;
};

const refuse = (error: unknown): never => {
  if (violated(error, 'category_id_group_fkey')) fail('pageNotFound', { cause: error });
  if (violated(error, 'talent_group_name_key') || violated(error, 'category_name_key'))
    fail('contentExists', { fields: { name: 'taken' }, cause: error });
  throw error;
};
