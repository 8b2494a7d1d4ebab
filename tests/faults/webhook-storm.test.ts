import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { createRandom } from '../../apps/server/src/demo/random.ts';
import { invariants } from '../../apps/server/src/invariants.ts';
import { reconcile } from '../../apps/server/src/modules/payments/index.ts';
import { limitConcurrency } from '../../apps/server/src/platform/limit-concurrency.ts';
import { type Buyer, createBuyers } from '../support/buyers.ts';
import { minutes } from '../support/clock.ts';
import { type FaultSize, faultSeed, faultSize } from '../support/fault-size.ts';
import { brokenInvariants } from '../support/ledger.ts';
import { aPayingProgram, type PayingProgram, payOnPage } from '../support/paying-program.ts';
import { aClient } from '../support/program.ts';
import { readProviderBooks } from '../support/provider-books.ts';

const sizes: Record<FaultSize, { payments: number; forged: number }> = {
  small: { payments: 100, forged: 20 },
  commit: { payments: 1_000, forged: 200 },
  nightly: { payments: 20_000, forged: 2_000 },
};
const { payments, forged } = sizes[faultSize];
const random = createRandom(faultSeed);
const atOnce = 8;
const timeoutMs = 20_000 + payments * 60;

it('books every payment once, though its webhooks come ten times, in any order, or never', {
  timeout: 60_000 + payments * 300,
}, async () => {
  const began = performance.now();
  const program = await aPayingProgram();
  const { sandbox, clock, database } = program;
  const buyers = await createBuyers(database, payments, clock.now());
  const amounts = new Map(buyers.map(({ idUser }) => [idUser, random.int(101, 20_000)]));
  sandbox.faults.cause({ seed: random.int(0, 1_000_000), webhooks: { dropped: 0.3, copies: 10, lateMs: 5_000 } });

  const lane = limitConcurrency(atOnce);
  const forging = Array.from({ length: forged }, (_, at) => lane(() => forge(program, at)));
  await Promise.all(buyers.map((buyer) => lane(() => deposit(program, buyer, amounts.get(buyer.idUser) ?? 0))));
  expect(new Set(await Promise.all(forging))).toEqual(new Set([400]));
  await sandbox.webhooksDelivered();
  await program.settle(timeoutMs);
  const byWebhook = (await cleared(program)).length;

  // Reconciliation finds what no webhook brought.
  clock.advance(minutes(5));
  await database.inTransaction((tx) => program.jobs.queue(tx, reconcile, {}));
  await program.settle(timeoutMs);

  const theirs = await readProviderBooks(program.stripe);
  const booked = await cleared(program);
  const { droppedWebhook } = sandbox.faults.counts();
  const seconds = Math.round((performance.now() - began) / 1_000);
  process.stdout.write(
    `${JSON.stringify({ seed: faultSeed, payments, forged, droppedWebhook, byWebhook, seconds })}\n`,
  );

  expect(theirs.charges).toBe(payments);
  expect(Object.fromEntries(booked.map(({ owner, sum }) => [owner, sum]))).toEqual(
    Object.fromEntries([...theirs.bySi].map(([si, { captured }]) => [si, -captured])),
  );
  expect(await deposits(program)).toEqual(amounts);
  expect(await forgedEvents(program)).toBe(0);
  expect(await brokenInvariants(program, invariants)).toEqual([]);
});

const deposit = async (program: PayingProgram, { token, device }: Buyer, amount: number) => {
  const client = aClient(program, device);
  client.useToken(token);
  const headers = { 'idempotency-key': randomUUID() };
  const begun = await client.call('POST', '/deposit', { body: { amount }, headers });
  expect(begun).toMatchObject({ status: 200, body: { result: expect.stringContaining('si=') } });
  const { result } = begun.body as { result: string };
  const opened = await client.post('/open-checkout', { si: result.split('si=')[1] });
  await payOnPage((opened.body as { url: string }).url);
};

const forger = 'evt_forged';

/** A request from a sender who knows the URL but not the secret. */
const forge = async ({ url, sandbox: { webhookSecret } }: PayingProgram, turn: number): Promise<number> => {
  const payload = JSON.stringify({
    id: `${forger}_${turn}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: `pi_${turn}`, object: 'payment_intent', status: 'succeeded', amount_received: 1_000_000 } },
  });
  const now = Math.floor(Date.now() / 1_000);
  const sign = (text: string, secret: string, timestamp: number) =>
    Stripe.webhooks.generateTestHeaderString({ payload: text, secret, timestamp });
  const signatures = [
    '',
    sign(payload, 'whsec_guessed', now),
    sign(`${payload} `, webhookSecret, now),
    sign(payload, webhookSecret, now - 3_600),
  ];
  const answer = await fetch(`${url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signatures[turn % signatures.length] ?? '' },
    body: payload,
  });
  await answer.arrayBuffer();
  return answer.status;
};

const cleared = async ({ database: { pool } }: PayingProgram) => {
  const { rows } = await pool.query<{ owner: string; sum: number }>(
    `select owner, sum(amount)::bigint as sum from ledger_entry join ledger_account on id = id_account
       where kind = 'clearing' group by owner`,
  );
  return rows;
};

const deposits = async ({ database: { pool } }: PayingProgram) => {
  const { rows } = await pool.query<{ owner: string; balance: number }>(
    `select owner, balance from ledger_account where kind = 'deposited' order by owner::bigint`,
  );
  return new Map(rows.map(({ owner, balance }) => [Number(owner), balance]));
};

const forgedEvents = async ({ database: { pool } }: PayingProgram) =>
  (await pool.query('select from webhook_inbox where starts_with(id_event, $1)', [forger])).rowCount;
