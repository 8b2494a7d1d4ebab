import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { countQueues } from './read-jobs.ts';

/** Asked when somebody reads the metrics, and the same whichever process is asked. */
export const measureJobs = (metrics: Registry, database: Database) => {
  const failed = new Gauge({
    name: 'jobs_failed',
    help: 'Jobs that were given up after all their tries, by queue; anything but 0 is an alarm',
    labelNames: ['queue'] as const,
    registers: [metrics],
    collect: async () => {
      failed.reset();
      // Without a database the other figures are still worth reading; its own say that it is away.
      const counts = await database.inTransaction(countQueues).catch(() => []);
      for (const { name, failed: count } of counts) failed.set({ queue: name }, count);
    },
  });
};
