import type { StaffFund } from '@stagedoor/contract/schemas/content';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { givenTo } from '../funds.repo.ts';

type Listed = { items: StaffFund[]; totalPages: number; currentPage: number };

/** The open ones first, then the closed; each with what the books say it was given. */
export const listAllFunds =
  ({ database }: { database: Database }) =>
  ({ page, size }: { page: number; size: number }): Promise<Listed> =>
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
      return { items, totalPages: Math.ceil(count / size), currentPage: page };
    });
