import type { Language } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import { query } from '../../platform/database/read.ts';
import type { Text } from '../../platform/database/text.ts';

export type FundRow = { id: number; name: Text; about: Text; link: string };

export const allFunds = query<object, FundRow>('charity-funds', (db) =>
  db
    .selectFrom('charity_fund')
    .select(['id', 'name', 'about', 'link'])
    .where('active', '=', true)
    .orderBy('id')
    .$castTo<FundRow>(),
);

type Share = { id_fund: number; name: string; percent: number };

export const shareOfTalent = query<{ idUser: number; language: Language }, Share>('charity-share', (db, arg) =>
  db
    .selectFrom('talent_charity')
    .innerJoin('charity_fund', 'charity_fund.id', 'talent_charity.id_fund')
    .select(['id_fund', 'percent', sql<string>`name ->> ${sql.val(arg.language)}::text`.as('name')])
    .where('id_user', '=', arg.idUser),
);

/** What a fund has received, according to the ledger. */
export const givenTo = sql<number>`coalesce((
  select sum(e.amount)::bigint from ledger_account a join ledger_entry e on e.id_account = a.id
  where a.kind = 'charity' and a.owner = charity_fund.id::text), 0)`;

export const fundTotals = query<object, { id: number; total: number }>('charity-totals', (db) =>
  db
    .selectFrom('charity_fund')
    .select(['id', givenTo.as('total')])
    .where('active', '=', true),
);
