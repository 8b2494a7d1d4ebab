import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import { audit } from './audit/audit.ts';
import { keepAudit } from './audit/keep-audit.ts';
import type { Truth } from './audit/truth.ts';

export const auditLedger = job('ledger.audit', z.object({}));

type Deps = {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  metrics: Registry;
  /** Those of every module that says something about money. */
  truths: readonly Truth[];
};

export const ledgerJobs = (jobs: Jobs, { database, clock, log, metrics, truths }: Deps) => {
  const faults = new Gauge({
    name: 'ledger_audit_faults',
    help: 'Places where a truth of the ledger does not hold; anything but 0 is an alarm',
    labelNames: ['truth'] as const,
    registers: [metrics],
  });
  const auditedAt = new Gauge({
    name: 'ledger_audit_timestamp_seconds',
    help: 'When the ledger was last audited by this process',
    registers: [metrics],
  });
  jobs.handle(auditLedger, async () => {
    const results = await database.inTransaction(async (tx) => {
      const found = await audit(truths)(tx);
      await keepAudit(tx, found, clock.now());
      return found;
    });
    for (const { truth, faults: found, examples } of results) {
      faults.set({ truth: truth.name }, found);
      if (found > 0) log.error({ truth: truth.name, faults: found, examples }, `not true any more: ${truth.says}`);
    }
    auditedAt.set(clock.now().getTime() / 1000);
  });
  jobs.every('*/5 * * * *', auditLedger, {});
};
