import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import { audit } from './audit/audit.ts';
import type { Invariant } from './audit/invariant.ts';
import { storeAudit } from './audit/store-audit.ts';

export const auditLedger = job('ledger.audit', z.object({}));

type Deps = {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  metrics: Registry;
  /** The invariants of every module that handles money. */
  invariants: readonly Invariant[];
};

export const ledgerJobs = (jobs: Jobs, { database, clock, log, metrics, invariants }: Deps) => {
  const violations = new Gauge({
    name: 'ledger_audit_faults',
    help: 'Violations of a ledger invariant; anything but 0 is an alarm',
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
      const found = await audit(invariants)(tx);
      await storeAudit(tx, found, clock.now());
      return found;
    });
    for (const { invariant, violations: found, examples } of results) {
      violations.set({ truth: invariant.name }, found);
      if (found > 0)
        log.error({ truth: invariant.name, faults: found, examples }, `invariant violated: ${invariant.description}`);
    }
    auditedAt.set(clock.now().getTime() / 1000);
  });
  jobs.every('*/5 * * * *', auditLedger, {});
};
