import type { Language } from '@stagedoor/contract/limits';
import type { Scores } from '@stagedoor/contract/schemas/score';
import type { Database } from '../../platform/database/database.ts';
import { countScores, pageOfScores, scoreDto } from './scores.repo.ts';

export type ReviewSummary = Pick<Scores, 'totalScores' | 'averageScore'>;

/** Number and average of a talent's scores. */
export const summaryOf =
  ({ read }: Pick<Database, 'read'>) =>
  async (idTalent: number): Promise<ReviewSummary> => {
    const [counted] = await read(countScores, { idTalent });
    return { totalScores: counted?.count ?? 0, averageScore: counted?.average ?? null };
  };

export const latestReviewOf =
  ({ read }: Pick<Database, 'read'>) =>
  async (idTalent: number, language: Language): Promise<Scores['items'][number] | null> => {
    const [newest] = await read(pageOfScores, { idTalent, language, size: 1, skip: 0 });
    return newest ? scoreDto(newest) : null;
  };
