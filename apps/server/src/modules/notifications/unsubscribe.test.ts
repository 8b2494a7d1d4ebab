import { expect, it } from 'vitest';
import { days } from '../../../../../tests/support/clock.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aProgram } from '../../../../../tests/support/program.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { unsubscribeToken } from '../accounts/index.ts';

const program = await aProgram();

const setUp = async () => {
  const { idUser } = await aUser(program);
  const deps = { clock: program.clock, secrets: createSecrets('any secret key will do for this test') };
  const token = () => program.database.inTransaction((tx) => unsubscribeToken(tx, deps, idUser));
  const client = await aLoggedInClient(program, idUser);
  const emails = async () => {
    const { optionalEmails, types } = (await client.get('/get-notification-preferences')).body as Preferences;
    const on = Object.keys(types).filter((type) => types[type]?.email);
    return { optionalEmails, on };
  };
  return { token, emails, client };
};
type Preferences = { optionalEmails: boolean; types: Record<string, { email: boolean }> };
const mandatory = ['ORDER_PAID', 'ORDER_REFUNDED', 'WITHDRAW_APPROVED', 'PASSWORD_CHANGED'];
const optional = ['ORDER_MESSAGE', 'PRODUCT_REMIND', 'EVERYTHING_SOLD'];
const expectNoOptional = ({ optionalEmails, on }: { optionalEmails: boolean; on: string[] }) => {
  expect(optionalEmails).toBe(false);
  expect(on).toEqual(expect.arrayContaining(mandatory));
  for (const type of optional) expect(on).not.toContain(type);
};

it('ends all notification mails, for ever and as often as one likes', async () => {
  const { token, emails, client } = await setUp();
  const body = { token: await token() };
  program.clock.advance(days(20));
  const visitor = aClient(program);
  expect((await visitor.post('/unsubscribe-email-notifications/', body)).body).toEqual({});
  expect((await visitor.post('/unsubscribe-email-notifications/', body)).status).toBe(200);
  expectNoOptional(await emails());
  // One switch restores the previous choices.
  await client.post('/update-notification-preferences', { types: { ORDER_MESSAGE: { push: false } } });
  await client.post('/update-notification-preferences', { optionalEmails: true });
  expect((await emails()).on).toEqual(expect.arrayContaining(optional));
});

it('is the same link in every mail', async () => {
  const { token } = await setUp();
  expect(await token()).toBe(await token());
});

it('works by one click from the mail program, without a page', async () => {
  const { token, emails } = await setUp();
  const answer = await program.app.inject({
    method: 'POST',
    url: `/email-unsubscribe/${await token()}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(answer.statusCode).toBe(200);
  expectNoOptional(await emails());
});

it('knows no other token', async () => {
  const { emails } = await setUp();
  const answer = await aClient(program).post('/unsubscribe-email-notifications/', { token: 'x'.repeat(43) });
  expect(answer.body).toMatchObject({ error: 1058 });
  expect(await emails()).toMatchObject({ optionalEmails: true });
});
