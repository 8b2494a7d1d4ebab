import type { StaffFund } from '@stagedoor/contract/schemas/content';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { pageOf } from '../../../platform/page-of.ts';
import { givenTo } from '../funds.repo.ts';

type Page = { items: StaffFund[]; totalPages: number; currentPage: number };

/** Open funds first, each with what it received according to the ledger. */
export const listAllFunds =
  ({ database }: { database: Database }) =>
  ({ page, size }: { page: number; size: number }): Promise<Page> =>
    database.inTransaction(async (tx) => {
      const items = await tx
        .selectFrom('charity_fund')
        .select(['id', 'name', 'about', 'link', 'active', givenTo.as('total')])
        .select(sql<number>`(select count(*) from talent_charity t where t.id_fund = charity_fund.id)`.as('talents'))
        .orderBy('active', 'desc')
        .orderBy('id')
        .offset(page * size)
        .limit(size)
        .$castTo<StaffFund>()
        .execute();
      const { count } = await tx
        .selectFrom('charity_fund')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return pageOf(items, count, { page, size });
    });
