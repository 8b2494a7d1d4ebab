import type { ReportReason } from '@stagedoor/contract/report-reasons';
import type { AppealResult, BlockDuration, ReportState, Verdict } from '@stagedoor/contract/schemas/moderation';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { personName } from '../subjects.ts';

export type CasesFilter = {
  state: ReportState;
  subject?: string | undefined;
  reason?: ReportReason | undefined;
  owner?: number | undefined;
  page: number;
  size: number;
};

type Complaint = { idUser: number; userName: string; reason: ReportReason; text: string; at: string };
type Earlier = {
  idDecision: number;
  verdict: Verdict;
  duration: BlockDuration | null;
  decidedAt: string;
  overturned: boolean;
};

export type CaseRow = {
  id_report: number | null;
  subject: string;
  id_subject: number;
  id_owner: number;
  at: Date;
  complained: number;
  complaints: Complaint[];
  earlier: Earlier[];
  id_decision: number | null;
  verdict: Verdict | null;
  duration: BlockDuration | null;
  reason: string | null;
  id_staff: number | null;
  decided_at: Date | null;
  decided_by: string | null;
  appeal: string | null;
  appealed_at: Date | null;
  result: AppealResult | null;
  answer: string | null;
  answered_at: Date | null;
  answered_by: string | null;
};

// A block without a report has only a decision; an open report has none yet.
const sources: Record<
  ReportState,
  { from: RawBuilder<unknown>; where: RawBuilder<unknown>; order: RawBuilder<unknown> }
> = {
  open: {
    from: sql`report r left join decision d on d.id_report = r.id left join appeal a on a.id_decision = d.id`,
    where: sql`r.closed_at is null`,
    order: sql`r.created_at, r.id`,
  },
  decided: {
    from: sql`decision d left join report r on r.id = d.id_report left join appeal a on a.id_decision = d.id`,
    where: sql`(a.id_decision is null or a.result is not null)`,
    order: sql`d.id desc`,
  },
  appealed: {
    from: sql`appeal a join decision d on d.id = a.id_decision left join report r on r.id = d.id_report`,
    where: sql`a.result is null`,
    order: sql`a.created_at, d.id`,
  },
};

const narrowed = ({ state, subject, reason, owner }: CasesFilter) => {
  const conditions = [sources[state].where];
  if (subject) conditions.push(sql`coalesce(r.subject, ${personName}) = ${subject}`);
  if (owner !== undefined) conditions.push(sql`coalesce(r.id_owner, d.id_owner) = ${owner}`);
  if (reason) {
    conditions.push(
      sql`exists (select from complaint c where c.id_report = r.id and c.reason = ${reason}::report_reason)`,
    );
  }
  return sql`from ${sources[state].from} where ${sql.join(conditions, sql` and `)}`;
};

const complaints = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('idUser', said.id_user, 'userName', said.name, 'reason', said.reason,
    'text', said.text, 'at', said.created_at) order by said.created_at desc), '[]')
  from (select c.*, u.name from complaint c join users u on u.id = c.id_user where c.id_report = listed.id_report
    order by c.created_at desc limit 20) said)`;

const earlier = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('idDecision', e.id, 'verdict', e.verdict, 'duration', e.duration,
    'decidedAt', e.decided_at, 'overturned', e.result is not distinct from 'overturn') order by e.id desc), '[]')
  from (select d.*, a.result from decision d left join appeal a on a.id_decision = d.id
    where d.id_owner = listed.id_owner and (listed.id_decision is null or d.id < listed.id_decision)
    order by d.id desc limit 5) e)`;

/** Looks up complaints and decisions only for the page. */
export const listCases = async (tx: Tx, filter: CasesFilter): Promise<CaseRow[]> => {
  const { state, page, size } = filter;
  const { rows } = await sql<CaseRow>`
    select listed.*,
      (select count(*)::int from complaint c where c.id_report = listed.id_report) as complained,
      ${complaints} as complaints, ${earlier} as earlier, staff.name as decided_by, judge.name as answered_by
    from (
      select r.id as id_report, coalesce(r.subject, ${personName}) as subject, coalesce(r.id_subject, d.id_owner) as id_subject,
        coalesce(r.id_owner, d.id_owner) as id_owner, coalesce(r.created_at, d.decided_at) as at,
        d.id as id_decision, d.verdict, d.duration, d.reason, d.id_staff, d.decided_at,
        a.text as appeal, a.created_at as appealed_at, a.result, a.reason as answer, a.decided_at as answered_at,
        a.id_staff as id_judge, row_number() over (order by ${sources[state].order}) as place
      ${narrowed(filter)}
      order by ${sources[state].order} limit ${size} offset ${page * size}) listed
    left join users staff on staff.id = listed.id_staff
    left join users judge on judge.id = listed.id_judge
    order by listed.place`.execute(tx);
  return rows;
};

export const countCases = async (tx: Tx, filter: CasesFilter): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${narrowed(filter)}`.execute(tx);
  return rows[0]?.count ?? 0;
};
