import type { Language } from '@stagedoor/contract/limits';
import type { ModerationCase } from '@stagedoor/contract/schemas/moderation';
import type { ReportedThing } from '../../../extension-points/report-subject.ts';
import { mediaLink } from '../../media/index.ts';
import type { Deps } from '../deps.ts';
import { personName } from '../subjects.ts';
import { type CaseRow, type CasesFilter, countCases, listCases } from './cases.repo.ts';

type Page = { items: ModerationCase[]; totalPages: number; currentPage: number };

/** For staff: complaints, decisions and appeals. */
export const listReports =
  ({ database, subjects }: Pick<Deps, 'database' | 'subjects'>) =>
  (idStaff: number, { language, ...filter }: CasesFilter & { language: Language }): Promise<Page> =>
    database.inTransaction(async (tx) => {
      const rows = await listCases(tx, filter);
      const totalPages = Math.ceil((await countCases(tx, filter)) / filter.size);
      const things = await subjects.describe(tx, rows, language);
      const people = rows.map(({ id_owner }) => ({ subject: personName, id_subject: id_owner }));
      const owners = await subjects.describe(tx, people, language);
      const items = rows.map((row, at) => ({
        ...caseDto(row, idStaff),
        ...subjectDto(things[at], owners[at]),
        removable: subjects.called(row.subject).takedown !== undefined,
      }));
      return { items, totalPages, currentPage: filter.page };
    });

/** A deleted thing is shown by its owner's name. */
const subjectDto = (thing: ReportedThing | undefined, owner: ReportedThing | undefined) => ({
  name: thing?.name ?? owner?.name ?? '',
  imageLink: mediaLink((thing ?? owner)?.idImage ?? null),
  path: thing?.path ?? null,
  ownerName: owner?.name ?? '',
});

const moment = (at: string) => new Date(at).toISOString();

const caseDto = (row: CaseRow, idStaff: number) => ({
  idReport: row.id_report,
  subject: row.subject,
  idSubject: row.id_subject,
  idOwner: row.id_owner,
  at: row.at.toISOString(),
  complained: row.complained,
  complaints: row.complaints.map((complaint) => ({ ...complaint, at: moment(complaint.at) })),
  earlier: row.earlier.map((one) => ({ ...one, decidedAt: moment(one.decidedAt) })),
  decision: decisionDto(row),
  appeal: appealDto(row, idStaff),
});

const decisionDto = ({ id_decision, verdict, duration, reason, decided_at, decided_by }: CaseRow) =>
  id_decision !== null && verdict !== null && decided_at !== null
    ? {
        idDecision: id_decision,
        verdict,
        duration,
        reason: reason ?? '',
        decidedAt: decided_at.toISOString(),
        decidedBy: decided_by ?? '',
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
