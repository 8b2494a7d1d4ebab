import { fail } from '@stagedoor/contract/errors';
import type { BlockDuration, Verdict } from '@stagedoor/contract/schemas/moderation';
import type { Tx } from '../../../platform/database/database.ts';

export type Decision = {
  id: number;
  id_report: number | null;
  id_owner: number;
  verdict: Verdict;
  duration: BlockDuration | null;
  reason: string;
  id_staff: number;
  decided_at: Date;
  appeal_until: Date | null;
};

const columns = [
  'id',
  'id_report',
  'id_owner',
  'verdict',
  'duration',
  'reason',
  'id_staff',
  'decided_at',
  'appeal_until',
] as const;

export const insertDecision = (tx: Tx, decision: Omit<Decision, 'id'>): Promise<Decision> =>
  tx.insertInto('decision').values(decision).returning(columns).executeTakeFirstOrThrow();

export const lockDecision = (tx: Tx, id: number): Promise<Decision | undefined> =>
  tx.selectFrom('decision').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

/** Locks an open report. Of concurrent decisions the first wins; the others are refused. */
export const lockOpenReport = async (tx: Tx, id: number) => {
  const report = await tx
    .selectFrom('report')
    .select(['subject', 'id_subject', 'id_owner', 'closed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!report) return fail('pageNotFound');
  return report.closed_at === null ? report : fail('transactionAlreadyApproved');
};
