import { expect, it } from 'vitest';
import { aCallPair, hangUp, start } from '../../../../../../tests/support/calls.ts';
import { hours } from '../../../../../../tests/support/clock.ts';
import { aClient, aProgram } from '../../../../../../tests/support/program.ts';

// Noon on Sunday, 1 March 2026 in UTC; two hours later in Kyiv.
const program = await aProgram();
const sunday = { weekday: 7, from: 18 * 60, to: 20 * 60 };
const evening = '2026-03-01T16:00:00.000Z';

it('can be called at any time until they say otherwise, in their hours, and not at all while they are not to be disturbed', async () => {
  const pair = await aCallPair(program);
  const { talent, fan, idTalent } = pair;
  const offer = async () => (await fan.client.get(`/get-call-offer/${idTalent}`)).body;
  const set = (answers: string) =>
    talent.post('/set-call-settings', { answers, timeZone: 'Europe/Kyiv', hours: [sunday] });
  const call = async () => {
    const { status, body } = await start(pair);
    if (status === 200) await hangUp(fan.client, body.idCall);
    return { status, body };
  };
  expect((await talent.get('/get-call-settings')).body).toMatchObject({ answers: 'now', hours: [] });
  expect(await call()).toMatchObject({ status: 200 });

  expect((await set('hours')).status).toBe(200);
  expect(await offer()).toMatchObject({ closed: 'NOT_NOW', answersFrom: evening });
  expect(await call()).toMatchObject({ status: 409, body: { reason: { kind: 'notAnswering', from: evening } } });
  program.clock.advance(hours(4));
  expect(await offer()).toMatchObject({ closed: null, answersFrom: null });
  expect(await call()).toMatchObject({ status: 200 });

  await set('never');
  expect(await offer()).toMatchObject({ closed: 'NOT_NOW', answersFrom: null });
  expect(await call()).toMatchObject({ status: 409, body: { reason: { kind: 'notAnswering', from: null } } });
  await set('now');
  expect(await call()).toMatchObject({ status: 200 });
  expect((await aClient(program).get(`/get-call-offer/${idTalent}`)).body).toMatchObject({ closed: 'LOG_IN' });
});

it.each([
  ['no such day', { weekday: 8, from: 0, to: 60 }],
  ['an end before its beginning', { weekday: 1, from: 60, to: 60 }],
  ['no such hour', { weekday: 1, from: 60, to: 1_441 }],
])('refuses hours with %s', async (_what, hour) => {
  const { talent } = await aCallPair(program);
  const body = { answers: 'hours', timeZone: 'Europe/Kyiv', hours: [hour] };
  expect((await talent.post('/set-call-settings', body)).status).toBe(422);
});
