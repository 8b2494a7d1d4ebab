import type { Language } from '@stagedoor/contract/limits';
import type { ScoreReport } from '@stagedoor/contract/schemas/score';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { pageOf } from '../../platform/page-of.ts';

type Input = { page: number; size: number; language: Language };
type Page = { items: ScoreReport[]; totalPages: number; currentPage: number };

/** For staff: each reported review once, with all complaints, longest waiting first. */
export const listReports =
  ({ database }: { database: Database }) =>
  ({ page, size, language }: Input): Promise<Page> =>
    database.inTransaction(async (tx) => {
      const open = tx.selectFrom('score_report').where('decided_at', 'is', null);
      const rows = await tx
        .selectFrom(
          open
            .select(['id_score', sql<number>`min(id)`.as('first')])
            .select(
              sql<{ reason: string; at: string }[]>`
              jsonb_agg(jsonb_build_object('reason', reason, 'at', at) order by id)`.as('reports'),
            )
            .groupBy('id_score')
            .as('reported'),
        )
        .innerJoin('score', 'score.id', 'reported.id_score')
        .innerJoin('users as fan', 'fan.id', 'score.id_buyer')
        .innerJoin('users as seller', 'seller.id', 'score.id_talent')
        .leftJoin('talent', 'talent.id_user', 'score.id_talent')
        .select(['score.id', 'score.score', 'score.text', 'score.id_talent', 'score.created_at', 'reported.reports'])
        .select(['fan.name as fan_name'])
        .select(sql<string>`coalesce(talent.names ->> ${language}::text, seller.name)`.as('talent_name'))
        .orderBy('reported.first')
        .offset(page * size)
        .limit(size)
        .execute();
      const { count } = await open
        .select((eb) => eb.fn.count<number>('id_score').distinct().as('count'))
        .executeTakeFirstOrThrow();
      const items = rows.map((row) => ({
        idScore: row.id,
        score: row.score,
        text: row.text,
        fanName: row.fan_name,
        idTalent: row.id_talent,
        talentName: row.talent_name,
        created: row.created_at.toISOString(),
        reports: row.reports.map(({ reason, at }) => ({ reason, at: new Date(at).toISOString() })),
      }));
      return pageOf(items, count, { page, size });
    });
