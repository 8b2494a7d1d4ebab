import type { StuckJob } from '@stagedoor/contract/schemas/job';
import { maskWords } from '../../platform/http/mask.ts';
import { type StuckRow, stuckJobs } from '../../platform/jobs/read-jobs.ts';
import type { Deps } from './deps.ts';
import { idsIn } from './ids-in.ts';

type Asked = Parameters<typeof stuckJobs>[1];
type Listed = { items: StuckJob[]; totalPages: number; currentPage: number };

export const listStuck =
  ({ database }: Pick<Deps, 'database'>) =>
  (asked: Asked): Promise<Listed> =>
    database.inTransaction(async (tx) => {
      const { rows, count } = await stuckJobs(tx, asked);
      return { items: rows.map(stuckDto), totalPages: Math.ceil(count / asked.size), currentPage: asked.page };
    });

const stuckDto = ({ id, name, state, tries, error, data, created_on, start_after }: StuckRow): StuckJob => ({
  ...{ id, queue: name, state, tries, ids: idsIn(data) },
  error: error === null ? null : maskWords(error),
  createdAt: created_on.toISOString(),
  nextTry: state === 'retry' ? start_after.toISOString() : null,
});
