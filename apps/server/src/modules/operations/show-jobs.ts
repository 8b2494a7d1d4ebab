import type { JobsOverview } from '@stagedoor/contract/schemas/job';
import { maskWords } from '../../platform/http/mask.ts';
import { countQueues } from '../../platform/jobs/read-jobs.ts';
import { readBacklog } from '../../platform/outbox/read-backlog.ts';
import type { Deps } from './deps.ts';

export const showJobs =
  ({ database, clock, jobs }: Deps) =>
  async (): Promise<JobsOverview> => {
    const schedules = await jobs.schedules();
    return database.inTransaction(async (tx) => {
      const queues = await countQueues(tx);
      const { failures, oldest, ...backlog } = await readBacklog(tx);
      return {
        at: clock.now().toISOString(),
        queues: queues.map(({ oldest: since, ...queue }) => ({ ...queue, oldestWaiting: momentOf(since) })),
        schedules: schedules.map(({ next, ...schedule }) => ({ ...schedule, next: momentOf(next) })),
        backlog: {
          ...backlog,
          oldest: momentOf(oldest),
          failures: failures.map(({ id, type, attempts, last_error, due_at }) => ({
            id,
            type,
            attempts,
            error: maskWords(last_error ?? ''),
            nextTry: due_at.toISOString(),
          })),
        },
      };
    });
  };

const momentOf = (at: Date | null) => at?.toISOString() ?? null;
