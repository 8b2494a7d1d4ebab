import { z } from 'zod';
import { line, moment } from './primitives.ts';

export const queueName = line(100);
export const jobId = z.uuid();

const jobQueue = z.object({
  name: z.string(),
  /** All that have not started, and how many of them are due. */
  waiting: z.int(),
  due: z.int(),
  running: z.int(),
  /** Failed and will be retried. */
  retrying: z.int(),
  /** Failed after all retries. */
  failed: z.int(),
  oldestWaiting: moment.nullable(),
});
export type JobQueue = z.output<typeof jobQueue>;

export const jobsOverview = z.object({
  at: moment,
  queues: z.array(jobQueue),
  schedules: z.array(z.object({ name: z.string(), cron: z.string(), next: moment.nullable() })),
  /** Unhandled domain events. */
  backlog: z.object({
    waiting: z.int(),
    failing: z.int(),
    oldest: moment.nullable(),
    failures: z.array(
      z.object({ id: z.int(), type: z.string(), attempts: z.int(), error: z.string(), nextTry: moment }),
    ),
  }),
});
export type JobsOverview = z.output<typeof jobsOverview>;

export const stuckStates = ['failed', 'retry'] as const;

/** Only the ids of the payload: the rest may be personal data. */
export const stuckJob = z.object({
  id: jobId,
  queue: z.string(),
  state: z.enum(stuckStates),
  tries: z.int(),
  error: z.string().nullable(),
  ids: z.record(z.string(), z.int()),
  createdAt: moment,
  /** When it is retried; null when it has failed for good. */
  nextTry: moment.nullable(),
});
export type StuckJob = z.output<typeof stuckJob>;
