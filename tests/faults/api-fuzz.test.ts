import { appAuthorization } from '@stagedoor/contract/app-key';
import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import { endpoints } from '@stagedoor/contract/endpoints/index';
import { errorBody } from '@stagedoor/contract/error-body';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { aUser } from '../support/people.ts';
import { aClient, aLoggedInClient, aProgram } from '../support/program.ts';
import { anyJson, type JsonSchema, nearly } from './near-values.ts';

const requests = Number(process.env.REQUESTS ?? 5_000);
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

type Name = keyof typeof endpoints;
const names = Object.keys(endpoints) as Name[];
const specOf = (name: Name): EndpointSpec => endpoints[name];

const program = await aProgram();
const visitor = aClient(program);
const { idUser } = await aUser(program, { role: 'EXPERT' });
const logsOut = new Set(['logOut', 'deleteUser', 'removeDevices', 'endSession']);

const valuesFor = (schema: z.ZodType | undefined): fc.Arbitrary<unknown> =>
  schema ? nearly(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : anyJson;

const segment = fc.oneof(
  fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
  fc.constantFrom('1001', '-1', '0', '9'.repeat(25), '%', '..', 'null', 'en', 'music', "' or 1=1 --"),
);

type Shot = { name: Name; path: string; query: unknown; body: unknown; known: boolean };

const aShot: fc.Arbitrary<Shot> = fc.constantFrom(...names).chain((name) => {
  const spec = specOf(name);
  return fc.record({
    name: fc.constant(name),
    path: fc.array(segment, { minLength: 5, maxLength: 5 }).map((parts) => fill(spec.path, parts)),
    query: valuesFor(spec.query),
    body: fc.oneof({ weight: 3, arbitrary: valuesFor(spec.body) }, { weight: 1, arbitrary: anyJson }),
    known: fc.boolean(),
  });
});

const fill = (path: string, parts: string[]) => {
  const left = [...parts];
  return path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(left.pop()?.toWellFormed() ?? ''));
};

const encode = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed());

const asQuery = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? `?${Object.entries(value)
        .map(([key, part]) => `${encode(key)}=${encode(part)}`)
        .join('&')}`
    : '';

const shoot = async ({ name, path, query, body, known }: Shot) => {
  const spec = specOf(name);
  // A limit that closed behind an earlier shot must not hide what lies beyond it.
  program.clock.advance(3_600_000);
  const client = known ? await session(name) : visitor;
  return client.call(spec.method, path + asQuery(query), {
    ...(spec.method === 'POST' && { body: JSON.stringify(body) ?? 'null' }),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': 'fuzz',
      ...(spec.access === 'app' && { authorization: appAuthorization }),
    },
  });
};

let shared: Awaited<ReturnType<typeof aLoggedInClient>> | undefined;
const session = async (name: string) => {
  if (logsOut.has(name)) return aLoggedInClient(program, (await aUser(program)).idUser);
  shared ??= await aLoggedInClient(program, idUser);
  return shared;
};

it(`answers ${requests} shots in the dark by the contract and never with a fault (SEED=${seed})`, {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(aShot, async (shot) => {
      const { status, body } = await shoot(shot);
      expect(status, JSON.stringify(shot.body)).not.toBe(500);
      if (status >= 400) expect(errorBody.safeParse(body).success).toBe(true);
      else expect(specOf(shot.name).reply?.safeParse(body).error).toBeUndefined();
    }),
    { numRuns: requests, seed, endOnFailure: true },
  );
});
