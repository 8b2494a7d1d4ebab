import { expect, it } from 'vitest';
import { days } from '../../../../../../tests/support/clock.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aProgram } from '../../../../../../tests/support/program.ts';
import { createSecrets } from '../../../platform/secrets.ts';
import { unsubscribeToken } from './unsubscribe.ts';

const program = await aProgram();

const setUp = async () => {
  const { idUser } = await aUser(program);
  const deps = { clock: program.clock, secrets: createSecrets('any secret key will do for this test') };
  const token = () => program.database.inTransaction((tx) => unsubscribeToken(tx, deps, idUser));
  const client = await aLoggedInClient(program, idUser);
  const preferences = async () =>
    ((await client.get('/get-user-full/')).body as { emailPreferences: object }).emailPreferences;
  return { token, preferences };
};
const none = { activity: false, reminders: false, news: false };

it('ends all notification mails, for ever and as often as one likes', async () => {
  const { token, preferences } = await setUp();
  const body = { token: await token() };
  program.clock.advance(days(20));
  const visitor = aClient(program);
  expect((await visitor.post('/unsubscribe-email-notifications/', body)).body).toEqual({});
  expect((await visitor.post('/unsubscribe-email-notifications/', body)).status).toBe(200);
  expect(await preferences()).toEqual(none);
});

it('is the same link in every mail', async () => {
  const { token } = await setUp();
  expect(await token()).toBe(await token());
});

it('works by one click from the mail program, without a page', async () => {
  const { token, preferences } = await setUp();
  const answer = await program.app.inject({
    method: 'POST',
    url: `/email-unsubscribe/${await token()}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(answer.statusCode).toBe(200);
  expect(await preferences()).toEqual(none);
});

it('knows no other token', async () => {
  const { preferences } = await setUp();
  const answer = await aClient(program).post('/unsubscribe-email-notifications/', { token: 'x'.repeat(43) });
  expect(answer.body).toMatchObject({ error: 1058 });
  expect(await preferences()).not.toEqual(none);
});
