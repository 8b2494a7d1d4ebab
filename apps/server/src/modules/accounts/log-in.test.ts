import { expect, it } from 'vitest';
import { minutes } from '../../../../../tests/support/clock.ts';
import { aPassword, aUser } from '../../../../../tests/support/people.ts';
import { aClient, aDevice, aProgram } from '../../../../../tests/support/program.ts';

const setUp = async () => {
  const program = await aProgram();
  const user = await aUser(program);
  const client = aClient(program);
  return { program, user, client };
};

it('opens a session with the right password and shows the user their own data', async () => {
  const { user, client } = await setUp();
  const answer = await client.logIn(user.email, aPassword);
  expect(answer.body).toMatchObject({ user: { idUser: user.idUser, email: user.email, status: 'ACTIVE' } });
  expect((await client.get('/get-user-full/')).body).toMatchObject({ idUser: user.idUser });
});

it('answers a wrong password and an unknown address with the same bytes', async () => {
  const { user, client } = await setUp();
  const wrong = await client.logIn(user.email, 'not-the-password');
  const unknown = await client.logIn('nobody@example.com', 'not-the-password');
  expect(wrong.status).toBe(422);
  expect(unknown).toEqual({ ...wrong, headers: expect.anything() });
});

it('binds the token to the device it was given to', async () => {
  const { program, user, client } = await setUp();
  await client.logIn(user.email, aPassword);
  const thief = aClient(program, aDevice());
  thief.useToken(client.token());
  expect((await thief.get('/get-user-full/')).status).toBe(403);
  expect((await client.get('/get-user-full/')).status).toBe(200);
});

it('renews the token once for ten requests at the same time, and all ten are answered', async () => {
  const { program, user, client } = await setUp();
  await client.logIn(user.email, aPassword);
  const old = client.token();
  program.clock.advance(minutes(16));
  const asOld = () => {
    const tab = aClient(program, client.device);
    tab.useToken(old);
    return tab.get('/get-user-full/');
  };
  const answers = await Promise.all(Array.from({ length: 10 }, asOld));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const renewed = answers.map(({ headers }) => headers.authorization).filter(Boolean);
  expect(renewed).toHaveLength(1);

  client.useToken(String(renewed[0]).replace('Bearer ', ''));
  expect((await client.get('/get-user-full/')).status).toBe(200);
});

it('ends the whole session when a replaced token comes back after its grace', async () => {
  const { program, user, client } = await setUp();
  await client.logIn(user.email, aPassword);
  const copied = client.token();
  program.clock.advance(minutes(16));
  await client.get('/get-user-full/');
  program.clock.advance(minutes(2));
  const thief = aClient(program, client.device);
  thief.useToken(copied);
  expect((await thief.get('/get-user-full/')).status).toBe(403);
  expect((await client.get('/get-user-full/')).status).toBe(403);
});

it('forgets the session on log-out', async () => {
  const { user, client } = await setUp();
  await client.logIn(user.email, aPassword);
  expect((await client.post('/log-out')).status).toBe(200);
  expect((await client.get('/get-user-full/')).body).toEqual({ error: 1001, name: 'noSuchUser' });
});

it('stores no token that could be used', async () => {
  const { program, user, client } = await setUp();
  await client.logIn(user.email, aPassword);
  const { rows } = await program.database.pool.query(`select row_to_json(t)::text as row from session_token t`);
  expect(rows.map(({ row }) => row).join()).not.toContain(client.token());
});

it('turns away an app that does not say its version', async () => {
  const { user, client } = await setUp();
  const answer = await client.call('POST', '/login-with-password', {
    body: { email: user.email, password: aPassword },
  });
  expect(answer.body).toMatchObject({ error: 1037 });
});

it('stops guessing after ten tries from one address, until the wait is over', async () => {
  const { program, user, client } = await setUp();
  for (let guess = 0; guess < 10; guess++) await client.logIn(user.email, `guess ${guess}`);
  const refused = await client.logIn(user.email, aPassword);
  expect(refused).toMatchObject({ status: 429, body: { error: 1060 }, headers: { 'retry-after': '600' } });
  program.clock.advance(minutes(11));
  expect((await client.logIn(user.email, aPassword)).status).toBe(200);
});
