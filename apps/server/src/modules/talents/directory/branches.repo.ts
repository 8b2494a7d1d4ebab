import { fail } from '@stagedoor/contract/errors';
import type { Branch, BranchAt, Localized } from '@stagedoor/contract/schemas/content';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

const tables = { group: sql.table('talent_group'), category: sql.table('category') };

/** Serialises changes of the order. */
export const lockOrder = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended('directory', 0))`.execute(tx);

export const nextIn = (kind: BranchAt['kind'], idGroup: number | null = null) =>
  sql<number>`(select coalesce(max("order"), 0) + 1 from ${tables[kind]}
    where ${idGroup === null ? sql`true` : sql`id_group = ${idGroup}`})`;

type Change = { title?: Localized; hidden?: boolean };

export const changeBranch = async (tx: Tx, { kind, id }: BranchAt, { title, hidden }: Change): Promise<void> => {
  const { rows } = await sql`
    update ${tables[kind]} set title = coalesce(${title ? JSON.stringify(title) : null}::jsonb, title),
      hidden = coalesce(${hidden ?? null}::boolean, hidden)
    where id = ${id} returning id`.execute(tx);
  if (rows.length === 0) fail('pageNotFound');
};

export type Placed = { id: number; order: number };

/** The branch and its siblings, in order. */
export const readSiblings = async (tx: Tx, { kind, id }: BranchAt): Promise<Placed[]> => {
  const among = kind === 'group' ? sql`true` : sql`id_group = (select id_group from category where id = ${id})`;
  return (await sql<Placed>`select id, "order" from ${tables[kind]} where ${among} order by "order"`.execute(tx)).rows;
};

export const swapPlaces = (tx: Tx, kind: BranchAt['kind'], [one, other]: readonly [Placed, Placed]) =>
  sql`update ${tables[kind]} set "order" = case id when ${one.id} then ${other.order}::int else ${one.order}::int end
    where id in (${one.id}, ${other.id})`.execute(tx);

/** Prevents adding talents to it until the transaction ends. */
export const lockBranch = async (tx: Tx, { kind, id }: BranchAt): Promise<void> => {
  const { rows } = await sql`select id from ${tables[kind]} where id = ${id} for update`.execute(tx);
  if (rows.length === 0) fail('pageNotFound');
};

export const removeBranch = (tx: Tx, { kind, id }: BranchAt) =>
  sql`delete from ${tables[kind]} where id = ${id}`.execute(tx);

type GroupRow = Branch;
type CategoryRow = Branch & { id_group: number };

export const readGroups = async (tx: Tx): Promise<GroupRow[]> =>
  tx
    .selectFrom('talent_group as g')
    .select(['g.id', 'g.name', 'g.title', 'g.hidden'])
    .select(sql<number>`(select count(*) from talent t where t.id_group = g.id)`.as('talents'))
    .orderBy('g.order')
    .$castTo<GroupRow>()
    .execute();

export const readCategories = async (tx: Tx): Promise<CategoryRow[]> =>
  tx
    .selectFrom('category as c')
    .select(['c.id', 'c.id_group', 'c.name', 'c.title', 'c.hidden'])
    .select(sql<number>`(select count(*) from talent_category t where t.id_category = c.id)`.as('talents'))
    .orderBy('c.order')
    .$castTo<CategoryRow>()
    .execute();
