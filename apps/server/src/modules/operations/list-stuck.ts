import type { StuckJob } from '@stagedoor/contract/schemas/job';
import { maskWords } from '../../platform/http/mask.ts';
import { type StuckRow, stuckJobs } from '../../platform/jobs/read-jobs.ts';
import { pageOf } from '../../platform/page-of.ts';
import type { Deps } from './deps.ts';
import { idsIn } from './ids-in.ts';

type Input = Parameters<typeof stuckJobs>[1];
type Page = { items: StuckJob[]; totalPages: number; currentPage: number };

export const listStuck =
  ({ database }: Pick<Deps, 'database'>) =>
  (input: Input): Promise<Page> =>
    database.inTransaction(async (tx) => {
      const { rows, count } = await stuckJobs(tx, input);
      return pageOf(rows.map(stuckDto), count, input);
    });

const stuckDto = ({ id, name, state, tries, error, data, created_on, start_after }: StuckRow): StuckJob => ({
  id,
  queue: name,
  state,
  tries,
  ids: idsIn(data),
  error: error === null ? null : maskWords(error),
  createdAt: created_on.toISOString(),
  nextTry: state === 'retry' ? start_after.toISOString() : null,
});
