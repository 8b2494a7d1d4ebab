import type { ModerationCase } from '@stagedoor/contract/schemas/moderation';
import { mediaLink } from '../../media/index.ts';
import type { Deps } from '../deps.ts';
import { type CaseRow, type CasesWanted, countCases, listCases } from './cases.repo.ts';

type Listed = { items: ModerationCase[]; totalPages: number; currentPage: number };

/** For the staff: what people complained about, what was decided, and what the owners say to it. */
export const listReports =
  ({ database }: Pick<Deps, 'database'>) =>
  (idStaff: number, wanted: CasesWanted): Promise<Listed> =>
    database.inTransaction(async (tx) => {
      const rows = await listCases(tx, wanted);
      const totalPages = Math.ceil((await countCases(tx, wanted)) / wanted.size);
      return { items: rows.map((row) => caseDto(row, idStaff)), totalPages, currentPage: wanted.page };
    });

const moment = (at: string) => new Date(at).toISOString();

const caseDto = (row: CaseRow, idStaff: number): ModerationCase => ({
  ...{ idReport: row.id_report, subject: row.subject, idSubject: row.id_subject, name: row.name },
  imageLink: mediaLink(row.id_image),
  ...{ idOwner: row.id_owner, ownerName: row.owner_name, at: row.at.toISOString(), complained: row.complained },
  complaints: row.complaints.map((said) => ({ ...said, at: moment(said.at) })),
  earlier: row.earlier.map((one) => ({ ...one, decidedAt: moment(one.decidedAt) })),
  decision: decisionDto(row),
  appeal: appealDto(row, idStaff),
});

const decisionDto = ({ id_decision, verdict, duration, reason, decided_at, decided_by }: CaseRow) =>
  id_decision !== null && verdict !== null && decided_at !== null
    ? {
        ...{ idDecision: id_decision, verdict, duration, reason: reason ?? '' },
        ...{ decidedAt: decided_at.toISOString(), decidedBy: decided_by ?? '' },
      }
    : null;

const appealDto = (row: CaseRow, idStaff: number) =>
  row.appeal !== null && row.appealed_at !== null
    ? {
        text: row.appeal,
        at: row.appealed_at.toISOString(),
        isOwnDecision: row.id_staff === idStaff,
        settled: settledDto(row),
      }
    : null;

const settledDto = ({ result, answer, answered_at, answered_by }: CaseRow) =>
  result !== null && answered_at !== null
    ? { result, reason: answer ?? '', decidedAt: answered_at.toISOString(), decidedBy: answered_by ?? '' }
    : null;
