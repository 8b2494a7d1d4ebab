import type { StaffMember } from '@stagedoor/contract/schemas/staff';
import type { StaffScope } from '@stagedoor/contract/staff-scopes';
import { pageOf } from '../../../platform/page-of.ts';
import type { Deps } from '../deps.ts';

type Input = { page: number; size: number };
type Page = { items: StaffMember[]; totalPages: number; currentPage: number };

export const listMembers =
  ({ database }: Pick<Deps, 'database'>) =>
  ({ page, size }: Input): Promise<Page> =>
    database.inTransaction(async (tx) => {
      const rows = await tx
        .selectFrom('staff_member as member')
        .innerJoin('users', 'users.id', 'member.id_user')
        .leftJoin('users as adder', 'adder.id', 'member.id_added_by')
        .leftJoin('second_factor as factor', (join) =>
          join.onRef('factor.id_user', '=', 'member.id_user').on('factor.secret', 'is not', null),
        )
        .select(['member.id_user', 'member.scopes', 'member.added_at', 'users.name', 'users.email'])
        .select(['adder.name as adder_name', 'factor.confirmed_at'])
        .orderBy('member.added_at', 'desc') // whoever was just added stands first
        .orderBy('member.id_user', 'desc')
        .limit(size)
        .offset(page * size)
        .execute();
      const { count } = await tx
        .selectFrom('staff_member')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const items = rows.map((row) => ({
        idUser: row.id_user,
        name: row.name,
        email: row.email,
        scopes: row.scopes as StaffScope[],
        addedAt: row.added_at.toISOString(),
        addedBy: row.adder_name,
        hasSecondFactor: row.confirmed_at !== null,
      }));
      return pageOf(items, count, { page, size });
    });
