import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { OwnDecision } from '@stagedoor/contract/schemas/moderation';
import type { Tx } from '../../../platform/database/database.ts';
import { findLink } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { personName, type Subjects } from '../subjects.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'subjects'>;

/** Newest first. Dismissed reports are not listed. */
export const listOwnDecisions =
  ({ database, subjects }: UsedDeps) =>
  (idUser: number, language: Language): Promise<OwnDecision[]> =>
    database.inTransaction(async (tx) => {
      const rows = await ownDecisions(tx)
        .where('decision.id_owner', '=', idUser)
        .where('decision.verdict', '<>', 'dismiss')
        .orderBy('decision.id', 'desc')
        .limit(50)
        .execute();
      return showDecisions(tx, subjects, rows, language);
    });

/** Read-only, because mail clients prefetch links. */
export const readAppealLink =
  (deps: UsedDeps) =>
  (token: string, language: Language): Promise<OwnDecision> =>
    deps.database.inTransaction(async (tx) => {
      const link = await findLink(tx, deps, 'appeal', token);
      if (!link?.ref) return fail('pageNotFound');
      const rows = await ownDecisions(tx).where('decision.id', '=', link.ref).execute();
      const [decision] = await showDecisions(tx, deps.subjects, rows, language);
      return decision ?? fail('pageNotFound');
    });

const ownDecisions = (tx: Tx) =>
  tx
    .selectFrom('decision')
    .leftJoin('report', 'report.id', 'decision.id_report')
    .leftJoin('appeal', 'appeal.id_decision', 'decision.id')
    .select(['decision.id', 'verdict', 'duration', 'decision.reason', 'decision.decided_at', 'appeal_until'])
    .select(['subject', 'id_subject'])
    .select([
      'appeal.text',
      'appeal.created_at',
      'result',
      'appeal.reason as answer',
      'appeal.decided_at as answered_at',
    ]);

const isAboutPerson = ({ subject }: Row) => subject === null || subject === personName;

type Row = Awaited<ReturnType<ReturnType<typeof ownDecisions>['executeTakeFirstOrThrow']>>;

const showDecisions = async (tx: Tx, subjects: Subjects, rows: readonly Row[], language: Language) => {
  const reported = rows.map(({ subject, id_subject }) => ({ subject: subject ?? '', id_subject: id_subject ?? 0 }));
  const things = await subjects.describe(tx, reported, language);
  return rows.map((row, at) => ownDecisionDto(row, things[at]?.name ?? ''));
};

const ownDecisionDto = (row: Row, name: string): OwnDecision => ({
  idDecision: row.id,
  subject: row.subject ?? personName,
  name: isAboutPerson(row) ? '' : name,
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
