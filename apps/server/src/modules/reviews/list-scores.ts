import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { Scores } from '@stagedoor/contract/schemas/score';
import type { Database } from '../../platform/database/database.ts';
import { query } from '../../platform/database/read.ts';
import { pageOfScores, scoreDto } from './scores.repo.ts';
import { summaryOf } from './summary-of.ts';

type ListScoresInput = { idTalent: number; page: number; size: number; language: Language };

const openTalent = query<{ idTalent: number }, { id: number }>('talent-with-scores', (db, arg) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', arg.idTalent)
    .where('status', '=', 'ACTIVE')
    .where('role', 'in', ['EXPERT', 'AGENT']),
);

/** The public reviews of a talent. */
export const listScores =
  ({ database }: { database: Database }) =>
  async ({ idTalent, page, size, language }: ListScoresInput): Promise<Scores> => {
    const [talent] = await database.read(openTalent, { idTalent });
    if (!talent) return fail('pageNotFound');
    const [summary, rows] = await Promise.all([
      summaryOf(database)(idTalent),
      database.read(pageOfScores, { idTalent, language, size, skip: page * size }),
    ]);
    return {
      ...summary,
      items: rows.map(scoreDto),
      totalPages: Math.ceil(summary.totalScores / size),
      currentPage: page,
    };
  };
