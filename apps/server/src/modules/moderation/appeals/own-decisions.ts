import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { OwnDecision } from '@stagedoor/contract/schemas/moderation';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { findLink } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';

type Needed = Pick<Deps, 'database' | 'clock'>;

/** The newest first. Reports that came to nothing stay with the staff, as far as this list goes. */
export const listOwnDecisions =
  ({ database }: Needed) =>
  (idUser: number, language: Language): Promise<OwnDecision[]> =>
    database.inTransaction(async (tx) =>
      (
        await ownDecisions(tx, language)
          .where('decision.id_owner', '=', idUser)
          .where('decision.verdict', '<>', 'dismiss')
          .orderBy('decision.id', 'desc')
          .limit(50)
          .execute()
      ).map(ownDecisionDto),
    );

/** Mail programs follow links: looking changes nothing. */
export const readAppealLink =
  (deps: Needed) =>
  (token: string, language: Language): Promise<OwnDecision> =>
    deps.database.inTransaction(async (tx) => {
      const link = await findLink(tx, deps, 'appeal', token);
      if (!link?.ref) return fail('pageNotFound');
      const row = await ownDecisions(tx, language).where('decision.id', '=', link.ref).executeTakeFirstOrThrow();
      return ownDecisionDto(row);
    });

const ownDecisions = (tx: Tx, language: Language) =>
  tx
    .selectFrom('decision')
    .leftJoin('report', 'report.id', 'decision.id_report')
    .leftJoin('product', (join) =>
      join.onRef('product.id', '=', 'report.id_subject').on('report.subject', '=', 'PRODUCT'),
    )
    .leftJoin('appeal', 'appeal.id_decision', 'decision.id')
    .select(['decision.id', 'verdict', 'duration', 'decision.reason', 'decision.decided_at', 'appeal_until', 'subject'])
    .select([
      'appeal.text',
      'appeal.created_at',
      'result',
      'appeal.reason as answer',
      'appeal.decided_at as answered_at',
    ])
    .select(sql<string | null>`product.name ->> ${language}::text`.as('name'));

type Row = Awaited<ReturnType<ReturnType<typeof ownDecisions>['executeTakeFirstOrThrow']>>;

const ownDecisionDto = (row: Row): OwnDecision => ({
  idDecision: row.id,
  subject: row.subject ?? 'USER',
  name: row.name ?? '',
  verdict: row.verdict,
  duration: row.duration,
  reason: row.reason,
  decidedAt: row.decided_at.toISOString(),
  appealUntil: row.appeal_until?.toISOString() ?? null,
  appeal:
    row.text !== null && row.created_at !== null
      ? { text: row.text, at: row.created_at.toISOString(), settled: settledDto(row) }
      : null,
});

const settledDto = ({ result, answer, answered_at }: Row) =>
  result !== null && answered_at !== null
    ? { result, reason: answer ?? '', decidedAt: answered_at.toISOString() }
    : null;
