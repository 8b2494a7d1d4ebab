import { expect, it } from 'vitest';
import { days, hours, minutes } from '../../../../../../tests/support/clock.ts';
import { aPassword, aUser } from '../../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aWorkingProgram } from '../../../../../../tests/support/program.ts';

const program = await aWorkingProgram();
let addresses = 0;

const setUp = async () => {
  const next = `next-${++addresses}@example.com`;
  const user = await aUser(program);
  const client = await aLoggedInClient(program, user.idUser);
  const change = async (email = next) => {
    const answer = await client.post('/update-email', { email });
    await program.settle();
    return answer;
  };
  const confirm = async (token = program.mailbox.tokenFor(next)) => {
    const answer = await aClient(program).post('/confirm-email', { token });
    await program.settle();
    return answer;
  };
  const revert = async (token: string) => {
    const answer = await aClient(program).post('/revert-email', { token });
    await program.settle();
    return answer;
  };
  return { next, user, client, change, confirm, revert };
};

it('counts once the link in the new mailbox is used', async () => {
  const { next, user, client, change, confirm } = await setUp();
  expect((await change()).status).toBe(200);
  expect(program.mailbox.latest(next).text).toContain('http://stagedoor.test/confirm-email/');
  expect((await client.get('/get-user-full/')).body).toMatchObject({ email: user.email, pendingEmail: next });
  expect((await confirm()).status).toBe(200);
  expect((await client.get('/get-user-full/')).body).toMatchObject({ email: next, pendingEmail: null });
  expect((await confirm()).body).toMatchObject({ error: 1058 });
});

it('needs a verified session', async () => {
  const { change } = await setUp();
  program.clock.advance(minutes(6));
  expect((await change()).body).toMatchObject({ error: 1028, reason: { kind: 'verifySession' } });
});

it('dies after a day, and with the next change', async () => {
  const { next, client, change, confirm } = await setUp();
  const third = `third-${next}`;
  await change();
  const first = program.mailbox.tokenFor(next);
  await change(third);
  expect((await confirm(first)).body).toMatchObject({ error: 1058 });
  const late = program.mailbox.tokenFor(third);
  program.clock.advance(hours(24));
  expect((await confirm(late)).body).toMatchObject({ error: 1058 });
  expect((await client.get('/get-user-full/')).body).toMatchObject({ pendingEmail: null });
});

it('reveals only in the mail that the address belongs to another account', async () => {
  const { user, client, change, confirm } = await setUp();
  const other = await aUser(program);
  expect((await change(other.email)).body).toEqual({});
  expect((await confirm(program.mailbox.tokenFor(other.email))).body).toMatchObject({ error: 1004 });
  expect((await client.get('/get-user-full/')).body).toMatchObject({ email: user.email });
});

it('refuses the address the account already has', async () => {
  const { user, change } = await setUp();
  expect((await change(user.email)).body).toMatchObject({ error: 1004 });
});

it('sends three links in ten minutes and then asks to wait', async () => {
  const { change } = await setUp();
  for (let sent = 0; sent < 3; sent++) await change();
  expect((await change()).body).toMatchObject({ error: 1061 });
});

it('lets the old mailbox take it back, which ends every session and removes password and PIN', async () => {
  const { next, user, client, change, confirm, revert } = await setUp();
  await client.post('/set-pin', { pin: '4821' });
  await change();
  await confirm();
  const mail = program.mailbox.latest(user.email);
  expect(mail.text).toContain(next);
  const token = program.mailbox.tokenFor(user.email);
  program.clock.advance(days(7) - 1);
  expect((await revert(token)).status).toBe(200);
  expect((await client.get('/get-user-full/')).status).toBe(403);
  expect((await aClient(program).logIn(user.email, aPassword)).body).toMatchObject({ fields: { password: 'wrong' } });
  const pin = { idUser: user.idUser, pin: '4821' };
  expect((await client.postAsApp('/login-with-pin', pin)).body).toMatchObject({ fields: { pin: 'wrong' } });
  expect(program.mailbox.latest(user.email).subject).toBe('Your login email was restored');
  expect((await revert(token)).body).toMatchObject({ error: 1058 });
});

it('cannot be taken back after a week', async () => {
  const { user, change, confirm, revert } = await setUp();
  await change();
  await confirm();
  program.clock.advance(days(7));
  expect((await revert(program.mailbox.tokenFor(user.email))).body).toMatchObject({ error: 1058 });
});

it('comes back to the first owner even after two changes, and the second owner cannot undo that', async () => {
  const { next, user, change, confirm, revert } = await setUp();
  const third = `third-${next}`;
  await change();
  await confirm();
  const toOwner = program.mailbox.tokenFor(user.email);
  await change(third);
  await confirm(program.mailbox.tokenFor(third));
  const toThief = program.mailbox.tokenFor(next);
  expect((await revert(toOwner)).status).toBe(200);
  expect((await revert(toThief)).body).toMatchObject({ error: 1058 });
  const { rows } = await program.database.pool.query('select email from users where id = $1', [user.idUser]);
  expect(rows[0].email).toBe(user.email);
});

it('confirms an address at work by a link of its own', async () => {
  const { client } = await setUp();
  const email = 'me@work.example';
  const waits = { corporateEmail: null, pendingCorporateEmail: email, pendingEmail: null };
  const confirmed = { corporateEmail: email, pendingCorporateEmail: null };
  expect((await client.post('/verify-corporate-email', { email })).status).toBe(200);
  await program.settle();
  const token = program.mailbox.tokenFor(email);
  expect((await client.post('/confirm-email', { token })).body).toMatchObject({ error: 1058 });
  expect((await client.get('/get-user-full/')).body).toMatchObject(waits);
  expect((await aClient(program).post('/confirm-corporate-email', { token })).status).toBe(200);
  expect((await client.get('/get-user-full/')).body).toMatchObject(confirmed);
});

it('gives an address at work back when its owner removes it', async () => {
  const { client } = await setUp();
  await client.post('/verify-corporate-email', { email: 'me@work.example' });
  await program.settle();
  await client.post('/confirm-corporate-email', { token: program.mailbox.tokenFor('me@work.example') });
  expect((await client.remove('/clear-user-fields?fields=corporateEmail')).status).toBe(200);
  expect((await client.get('/get-user-full/')).body).toMatchObject({ corporateEmail: null });
});

it('no longer waits for an address at work whose link is too old', async () => {
  const { client } = await setUp();
  await client.post('/verify-corporate-email', { email: 'me@work.example' });
  program.clock.advance(days(1));
  expect((await client.get('/get-user-full/')).body).toMatchObject({ pendingCorporateEmail: null });
});
