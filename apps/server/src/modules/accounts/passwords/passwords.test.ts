import { expect, it } from 'vitest';
import { minutes } from '../../../../../../tests/support/clock.ts';
import { aPassword, aUser } from '../../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aProgram, aWorkingProgram } from '../../../../../../tests/support/program.ts';

const next = 'another-good-one';
const linkIsDead = { error: 1058 };

const setUpReset = async () => {
  const program = await aWorkingProgram();
  const user = await aUser(program);
  const client = aClient(program);
  const ask = async (email = user.email) => {
    const answer = await client.postAsApp('/reset-password', { email, language: 'en' });
    await program.settle();
    return answer;
  };
  const set = (token: string, password = next) => client.postAsApp('/reset-password', { token, password });
  return { program, user, client, ask, set };
};

it('sets a new password by the mailed link, ends every session and tells the person', async () => {
  const { program, user, client, ask, set } = await setUpReset();
  const elsewhere = await aLoggedInClient(program, user.idUser);
  await ask();
  expect(program.mailbox.latest(user.email).text).toContain('http://stagedoor.test/set-password?token=');
  expect(await set(program.mailbox.tokenFor(user.email))).toMatchObject({ status: 200, body: {} });
  expect((await elsewhere.get('/get-user-full/')).status).toBe(403);
  expect((await client.logIn(user.email, aPassword)).body).toMatchObject({ fields: { password: 'wrong' } });
  expect((await client.logIn(user.email, next)).status).toBe(200);
  await program.settle();
  expect(program.mailbox.latest(user.email).subject).toBe('Your password was changed');
});

it('works once, also when it is used twice at the same time', async () => {
  const { program, user, ask, set } = await setUpReset();
  await ask();
  const token = program.mailbox.tokenFor(user.email);
  const answers = await Promise.all([set(token), set(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await set(token)).body).toMatchObject(linkIsDead);
});

it('dies after half an hour, and with any password that was set meanwhile', async () => {
  const { program, user, ask, set } = await setUpReset();
  await ask();
  const late = program.mailbox.tokenFor(user.email);
  program.clock.advance(minutes(30));
  expect((await set(late)).body).toMatchObject(linkIsDead);
  await ask();
  const first = program.mailbox.tokenFor(user.email);
  await ask();
  await set(program.mailbox.tokenFor(user.email));
  expect((await set(first)).body).toMatchObject(linkIsDead);
});

it('mails nothing to an address without an account, and answers as if it did', async () => {
  const { program, user, ask } = await setUpReset();
  const known = await ask();
  const sent = program.mailbox.mails.length;
  expect((await ask('nobody@example.com')).body).toEqual(known.body);
  expect(program.mailbox.mails.length).toBe(sent);
  expect(user.email).toBeDefined();
});

it('mails three links in ten minutes and then asks to wait', async () => {
  const { ask } = await setUpReset();
  for (let sent = 0; sent < 3; sent++) await ask('nobody@example.com');
  expect((await ask('nobody@example.com')).body).toMatchObject({ error: 1061 });
});

it('keeps the link usable when the new password is refused', async () => {
  const { program, user, ask, set } = await setUpReset();
  await ask();
  const token = program.mailbox.tokenFor(user.email);
  expect((await set(token, 'sunshine')).body).toMatchObject({ error: 1008, fields: { password: 'common' } });
  expect((await set(token, user.email)).body).toMatchObject({ fields: { password: 'common' } });
  expect((await set(token)).status).toBe(200);
});

it('shows what the link would do without using it up', async () => {
  const { program, user, client, ask, set } = await setUpReset();
  await ask();
  const token = program.mailbox.tokenFor(user.email);
  const look = (purpose: string) => client.post('/read-link', { purpose, token });
  expect((await look('resetPassword')).body).toEqual({ purpose: 'resetPassword', email: 'p•••@example.com' });
  expect((await look('confirmEmail')).body).toMatchObject(linkIsDead);
  expect((await set(token)).status).toBe(200);
  expect((await look('resetPassword')).body).toMatchObject(linkIsDead);
});

it('lets a logged-in person change it within five minutes of the log-in, which ends the other sessions', async () => {
  const program = await aProgram();
  const user = await aUser(program);
  const elsewhere = await aLoggedInClient(program, user.idUser);
  const client = await aLoggedInClient(program, user.idUser);
  expect((await client.post('/change-password', { password: next })).status).toBe(200);
  expect((await elsewhere.get('/get-user-full/')).status).toBe(403);
  expect((await client.get('/get-user-full/')).status).toBe(200);
  expect((await aClient(program).logIn(user.email, next)).status).toBe(200);
});

it('is refused later until the session is verified again', async () => {
  const program = await aProgram();
  const user = await aUser(program);
  const client = await aLoggedInClient(program, user.idUser);
  program.clock.advance(minutes(5) + 1);
  const refused = await client.post('/change-password', { password: next });
  expect(refused).toMatchObject({ status: 409, body: { error: 1028, reason: { kind: 'verifySession' } } });
});

it.each(['short', '12345678', 'PASSWORD', 'qwertyuiop'])('is never %s', async (password) => {
  const program = await aProgram();
  const { idUser } = await aUser(program);
  const client = await aLoggedInClient(program, idUser);
  expect((await client.post('/change-password', { password })).body).toMatchObject({ error: 1008 });
});

it('locks a stranger out after five guesses from anywhere, but not a device that knows the user', async () => {
  const program = await aProgram();
  const user = await aUser(program);
  const known = aClient(program);
  await known.logIn(user.email, aPassword);
  for (let guess = 0; guess < 5; guess++) {
    expect((await aClient(program).logIn(user.email, `guess ${guess}`)).body).toMatchObject({ error: 1008 });
  }
  expect((await aClient(program).logIn(user.email, aPassword)).body).toMatchObject({ error: 1060 });
  expect((await known.logIn(user.email, aPassword)).status).toBe(200);
});
