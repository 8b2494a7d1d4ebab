import { endpoints } from '@stagedoor/contract/endpoints/index';
import { openApiDocument } from '@stagedoor/contract/openapi';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aForm, aProduct, studioTypes } from '../support/catalogue.ts';
import { aPurchase } from '../support/orders.ts';
import { aGroup, aTalent, aUser } from '../support/people.ts';
import { aProgram } from '../support/program.ts';
import { sendRaw } from '../support/raw-http.ts';
import { whenDone } from '../support/when-done.ts';
import { createActors } from './fuzz/actors.ts';
import { createJudge } from './fuzz/judge.ts';
import { createKnownCalls } from './fuzz/known-calls.ts';
import { createLearner } from './fuzz/learn.ts';
import { type Document, operationsOf, resolveIn } from './fuzz/operations.ts';
import { createSender } from './fuzz/send.ts';
import type { Shot } from './fuzz/shot.ts';
import { aShotAt } from './fuzz/shots.ts';

const json = 'application/json';
const requests = Number(process.env.REQUESTS ?? 5_000);
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const program = await aProgram();
const address = await program.app.listen({ host: '127.0.0.1', port: 0 });
const { send, close } = createSender(address);
whenDone(async () => close());

/** Existing objects, used in the requests. */
const place = await aGroup(program, 'music');
const { idUser: idTalent } = await aTalent(program, place);
const products = await Promise.all(studioTypes.map((type) => aProduct(program, idTalent, type)));
const { idUser } = await aUser(program);
const ids = [idTalent, idUser, place.idGroup, place.idCategory, ...products];
const words = ['music', 'music-category', 'all', 'en', 'uk', `nick-${idTalent}`, ...ids.map(String)];

// The document as served, not the objects it is generated from.
const document = JSON.parse((await program.app.inject('/api/openapi.json')).body) as Document;
const operations = operationsOf(document);
const world = { resolve: resolveIn(document), ids, words };
const shots = operations.map((operation) => aShotAt(operation, world));
const judge = createJudge(document);
const learn = createLearner(ids, words);
const known = createKnownCalls();
const actors = createActors(program, place);

// A valid purchase form with the right price is unlikely by chance, so a few are given.
for (const [at, type] of studioTypes.entries()) {
  const idProduct = products[at] ?? 0;
  const purchase = await aPurchase(program, { idProduct, type, email: 'fan@example.com' });
  known.remember('buyProduct', '/api/buy-product/', JSON.stringify(purchase));
  const form = await aForm(program, idTalent, type);
  known.remember('saveProduct', '/api/save-product/', JSON.stringify(form));
}

// Outside a test, an uncaught error would end the process.
const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);
process.on('uncaughtException', note);
process.on('unhandledRejection', note);
whenDone(async () => {
  process.off('uncaughtException', note);
  process.off('unhandledRejection', note);
});

const shoot = async (shot: Shot) => {
  const { operation, actor, method, target, sent, key } = shot;
  const { session, headers } = await actors.headersFor(actor, operation);
  const answer = await send(
    method,
    target,
    { ...headers, ...(operation.isIdempotent && { 'idempotency-key': key }) },
    sent,
  );
  actors.follow(session, String(answer.headers.authorization ?? ''));
  if (answer.status === 200 && !shot.isAstray) {
    learn(JSON.parse(answer.body));
    const body = operation.body?.type === json && sent?.type === json ? sent.bytes.toString() : '';
    if (body) known.remember(operation.name, target, body);
  }
  if (answer.status === 403 && actor !== 'visitor') actors.replace(actor);
  return answer;
};

let count = 0;
/** Resets limits and replaces blocked actors, so that earlier requests do not hide what is behind. */
const freshen = async () => {
  program.clock.advance(60_000);
  if (++count % 10 === 0) await program.database.pool.query('delete from rate_limit');
  if (count % 250 === 0) for (const actor of ['fan', 'talent', 'staff'] as const) actors.replace(actor);
};

const describeShot = ({ operation, actor, method, target, sent }: Shot) =>
  `${operation.name} as ${actor}: ${method} ${target.slice(0, 300)} ${sent?.type ?? ''} ${sent?.bytes.toString().slice(0, 400) ?? ''}`;

it('reads every call from the document', () => {
  expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument(endpoints))));
});

it(`answers ${requests} shots in the dark as the document says, and lives on (SEED=${seed})`, {
  timeout: 7_200_000,
}, async () => {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.oneof(...shots), async (drawn) => {
      await freshen();
      const shot = known.apply(drawn);
      const answer = await shoot(shot);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const wrong = judge(shot, answer);
      if (wrong) throw new Error(`${wrong}\n${describeShot(shot)}\n${answer.status} ${answer.body.slice(0, 1_000)}`);
      if (uncaught.length > 0) throw new Error(`uncaught: ${uncaught[0]}\n${describeShot(shot)}`);
    }),
    { numRuns: requests, seed, endOnFailure: true },
  );
  // A fuzzer whose requests are all refused proves nothing.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 20);
  expect((await sendRaw(address, 'GET /health/live HTTP/1.1\r\nhost: stagedoor.test\r\n\r\n')).status).toBe(200);
});
