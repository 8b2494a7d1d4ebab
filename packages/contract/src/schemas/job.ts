import { z } from 'zod';
import { line, moment } from './primitives.ts';

export const queueName = line(100);
export const jobId = z.uuid();

const jobQueue = z.object({
  name: z.string(),
  /** All that were not begun, of which so many are due. */
  waiting: z.int(),
  due: z.int(),
  running: z.int(),
  /** Failed, and will be tried again. */
  retrying: z.int(),
  /** Given up after all tries. */
  failed: z.int(),
  oldestWaiting: moment.nullable(),
});
export type JobQueue = z.output<typeof jobQueue>;

export const jobsOverview = z.object({
  at: moment,
  queues: z.array(jobQueue),
  schedules: z.array(z.object({ name: z.string(), cron: z.string(), next: moment.nullable() })),
  /** Facts that nobody has reacted to yet. */
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

/** Ids of the payload alone: everything else in it may be about somebody. */
export const stuckJob = z.object({
  id: jobId,
  queue: z.string(),
  state: z.enum(stuckStates),
  tries: z.int(),
  error: z.string().nullable(),
  ids: z.record(z.string(), z.int()),
  createdAt: moment,
  /** When it is tried again; null when it was given up. */
  nextTry: moment.nullable(),
});
export type StuckJob = z.output<typeof stuckJob>;
