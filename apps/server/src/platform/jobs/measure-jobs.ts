import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { oldestUnhandled } from '../outbox/read-backlog.ts';
import { countQueues, type QueueCount } from './read-jobs.ts';

/**
 * Counts when the metrics are scraped; every process reports the same figures. Without a database these are left out
 * and the other metrics still work.
 */
export const measureJobs = (metrics: Registry, { database, clock }: { database: Database; clock: Clock }) => {
  let counting: Promise<QueueCount[]> | undefined;
  const counts = () => {
    // One query for all gauges of a scrape.
    counting ??= database
      .inTransaction(countQueues)
      .catch(() => [])
      .finally(() => {
        counting = undefined;
      });
    return counting;
  };
  const ageOf = (date: Date | null) => (date ? Math.max(0, (clock.now().getTime() - date.getTime()) / 1000) : 0);

  const byQueue = (name: string, help: string, figureOf: (count: QueueCount) => number) => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['queue'] as const,
      registers: [metrics],
      collect: async () => {
        const found = await counts();
        gauge.reset();
        for (const count of found) gauge.set({ queue: count.name }, figureOf(count));
      },
    });
  };
  byQueue(
    'jobs_failed',
    'Jobs that were given up after all their tries, by queue; anything but 0 is an alarm',
    ({ failed }) => failed,
  );
  byQueue('jobs_due', 'Jobs that could run now and wait for a worker, by queue', ({ due }) => due);
  byQueue('jobs_oldest_due_seconds', 'How long the oldest of them has waited, by queue', ({ oldest }) => ageOf(oldest));

  new Gauge({
    name: 'facts_oldest_seconds',
    help: 'Age of the oldest domain event that was not handled yet; 0 without one',
    registers: [metrics],
    async collect() {
      const oldest = await database.inTransaction(oldestUnhandled).catch(() => undefined);
      if (oldest === undefined) this.remove();
      else this.set(ageOf(oldest));
    },
  });
};
