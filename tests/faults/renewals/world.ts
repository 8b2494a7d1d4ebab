import { setTimeout as pause } from 'node:timers/promises';
import { startSandbox } from '@stagedoor/sandbox';
import { expect } from 'vitest';
import { reconcile } from '../../../apps/server/src/modules/payments/index.ts';
import { openListener } from '../../../apps/server/src/platform/database/listen.ts';
import { stripeCards, stripeClient } from '../../../apps/server/src/platform/ports/stripe-cards.ts';
import { eventTypes } from '../../../apps/server/src/platform/ports/stripe-view.ts';
import { openMovableClock } from '../../../apps/server/src/sandbox/movable-clock.ts';
import { hours } from '../../support/clock.ts';
import { aDatabase } from '../../support/database.ts';
import { aProgram } from '../../support/program.ts';
import { whenDone } from '../../support/when-done.ts';
import { type Blow, bundleProgram, startKillableProgram } from '../crash/killable-program.ts';

export type World = Awaited<ReturnType<typeof startWorld>>;

/**
 * A program in this process that serves fans but runs no jobs, a worker in its own process that can be killed, and a card
 * provider that survives; all of them by one clock that can be moved.
 */
export const startWorld = async () => {
  const database = await aDatabase();
  const listener = await openListener(database.programUrl);
  whenDone(listener.close);
  const clock = await openMovableClock(database.ownerUrl, listener);
  const sandbox = await startSandbox({ clock });
  whenDone(sandbox.close);
  const { secretKey, webhookSecret, url: apiBase } = sandbox.stripe;
  const stripe = stripeClient({ secretKey, apiBase });
  const program = await aProgram({ clock, database, cards: stripeCards({ stripe, webhookSecret }) });
  const url = await program.app.listen({ host: '127.0.0.1', port: 0 });
  sandbox.stripe.deliverWebhooksTo(`${url}/api/webhooks/stripe`, eventTypes);
  await bundleProgram();
  const settings = {
    DATABASE_URL: database.programUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    SECRET_KEY: 'a key that only the tests know, long enough',
    PUBLIC_URL: 'http://stagedoor.test',
    SANDBOX_ADDRESSES: JSON.stringify(sandbox),
  };
  const start = () => startKillableProgram('worker', settings);
  let worker = await start();
  whenDone(() => worker.stop());
  await worker.serving();
  return {
    program: { ...program, clock, url, stripe, sandbox: sandbox.stripe, settle: () => settle(program.database.pool) },
    kill: (blow: Blow) => worker.kill(blow),
    down: () => worker.stop(),
    async up() {
      worker = await start();
      await worker.serving();
    },
  };
};

/** With a healthy provider, everything left unfinished is picked up and completed. */
export const calmDown = async ({ program }: World): Promise<void> => {
  program.sandbox.faults.cause({});
  await program.sandbox.webhooksDelivered();
  // Long enough for jobs that wait for a retry or whose worker was killed.
  for (let hour = 0; hour < 3; hour++) {
    await program.clock.advance(hours(1));
    await program.database.inTransaction((tx) => program.jobs.queue(tx, reconcile, {}));
    await program.settle();
  }
  const active = async () => {
    const { rows } = await program.database.pool.query<{ count: number }>(
      `select count(*)::int as count from pgboss.job where state = 'active' and name not like '\\_\\_pgboss%'`,
    );
    return rows[0]?.count;
  };
  await expect.poll(active, { timeout: 60_000, interval: 100 }).toBe(0);
  // What a killed worker had begun waits for its retry now.
  await program.clock.advance(hours(1));
  await program.settle();
};

type Pool = Awaited<ReturnType<typeof aProgram>>['database']['pool'];

// What a killed worker had begun is taken up again only after its heartbeat lapsed; the clock does not wait for it.
const busy = `
  select coalesce(array_agg(distinct name) filter (where state <> 'active'), '{}') as waiting, count(*)::int as count
  from pgboss.job
  where name not like '\\_\\_pgboss%' and (state in ('created', 'retry') and start_after <= pgboss.job_now()
    or state = 'active' and started_on > pgboss.job_now() - interval '3 seconds')`;

// Moving the clock makes jobs due of which no worker has heard.
const wake = `select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), name) from unnest($1::text[]) name`;

/** Waits until the worker has nothing to do that is due. */
const settle = async (pool: Pool): Promise<void> => {
  while (true) {
    const { rows: events } = await pool.query(
      'select 1 from fact where handled_at is null and due_at <= pgboss.job_now() limit 1',
    );
    const { rows } = await pool.query<{ waiting: string[]; count: number }>(busy);
    const { waiting = [], count = 0 } = rows[0] ?? {};
    if (events.length === 0 && count === 0) return;
    if (waiting.length > 0) await pool.query(wake, [waiting]);
    await pause(20);
  }
};
