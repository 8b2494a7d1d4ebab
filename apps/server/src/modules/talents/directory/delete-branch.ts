import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { BranchAt } from '@stagedoor/contract/schemas/content';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { recordStaffAction } from '../../staff/index.ts';
import { lockBranch, removeBranch } from './branches.repo.ts';
import type { Deps } from './deps.ts';

/** Deletes only an empty branch; otherwise the refusal lists what is in it. */
export const deleteBranch =
  ({ database, clock }: Deps) =>
  (idStaff: number, { kind, id }: BranchAt, language: Language): Promise<void> =>
    database.inTransaction(async (tx) => {
      await lockBranch(tx, { kind, id });
      const inside = await namesIn(tx, { kind, id }, language);
      if (Object.keys(inside).length > 0) fail('incompleteRequest', { reason: { kind: 'notEmpty', inside } });
      await removeBranch(tx, { kind, id });
      await recordStaffAction(tx, { idStaff, action: `${kind}.deleted`, subject: `${kind} ${id}`, at: clock.now() });
    });

const named = 5;

type Inside = Record<string, RawBuilder<unknown>>;

const insideOf = ({ kind, id }: BranchAt, language: Language): Inside =>
  kind === 'group'
    ? {
        talents: sql`select names ->> ${language}::text as name from talent where id_group = ${id}`,
        categories: sql`select title ->> ${language}::text as name from category where id_group = ${id}`,
      }
    : {
        talents: sql`select names ->> ${language}::text as name from talent
          join talent_category using (id_user) where id_category = ${id}`,
        tags: sql`select title ->> ${language}::text as name from tag where id_category = ${id}`,
        applications: sql`select id_application::text as name from application_category where id_category = ${id}`,
      };

/** The first few names of each kind. */
const namesIn = async (tx: Tx, at: BranchAt, language: Language): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const [what, rows] of Object.entries(insideOf(at, language))) {
    const names = (await sql<{ name: string }>`${rows} order by name limit ${named + 1}`.execute(tx)).rows;
    const shown = names.slice(0, named).map(({ name }) => name);
    if (names.length > 0) found[what] = [...shown, ...(names.length > named ? ['…'] : [])].join(', ');
  }
  return found;
};
