import { endpoint } from '@stagedoor/contract/endpoint';
import { fail } from '@stagedoor/contract/errors';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aSeller } from '../../../../../tests/support/catalogue.ts';
import { aClient, aLoggedInClient, aProgram } from '../../../../../tests/support/program.ts';
import { bind } from './bind.ts';
import { createApp, type Http } from './http.ts';

const program = await aProgram();
const never = async () => Promise.reject(new Error('not part of this test'));

const setUp = (sharedMs: number) => {
  const app = createApp({ log: pino({ level: 'silent' }), trustProxy: false });
  const http: Http = { app, idempotency: { once: never }, limitCalls: never, resolveSession: never };
  let answered = 0;
  const spec = endpoint({
    method: 'POST',
    path: '/count',
    access: 'public',
    sharedMs,
    body: z.object({ path: z.string() }),
    reply: z.object({ count: z.int() }),
  });
  bind(http, spec, ({ body }) => {
    answered++;
    return body.path === 'nothing' ? fail('pageNotFound') : { count: answered };
  });
  const ask = async (path: string) =>
    (await app.inject({ method: 'POST', url: '/api/count', payload: { path } })).json();
  return { ask, answered: () => answered };
};

describe('visitors', () => {
  it('share an answer to the same question, and only to the same', async () => {
    const { ask, answered } = setUp(60_000);
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([{ count: 1 }, { count: 1 }, { count: 2 }]);
    expect(await ask('a')).toEqual({ count: 1 });
    expect(answered()).toBe(2);
  });

  it('get a new one when its time is over', async () => {
    const { ask } = setUp(0);
    expect(await ask('a')).toEqual({ count: 1 });
    expect(await ask('a')).toEqual({ count: 2 });
  });

  it('do not share a refusal', async () => {
    const { ask, answered } = setUp(60_000);
    expect(await ask('nothing')).toEqual({ error: 1058, name: 'pageNotFound' });
    expect(await ask('nothing')).toEqual({ error: 1058, name: 'pageNotFound' });
    expect(answered()).toBe(2);
  });
});

it('never shares a personal response', async () => {
  const talent = await aSeller(program);
  const [owner, visitor] = [await aLoggedInClient(program, talent.idUser), aClient(program)];
  const path = `/get-user-profile-data/${talent.idUser}/en`;
  expect((await visitor.get(path)).body).toMatchObject({ selfUserDTO: null });
  expect((await owner.get(path)).body).toMatchObject({ selfUserDTO: { idUser: talent.idUser } });
  expect((await visitor.get(path)).body).toMatchObject({ selfUserDTO: null });
});
