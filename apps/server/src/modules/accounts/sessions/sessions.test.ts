import { expect, it } from 'vitest';
import { days, minutes } from '../../../../../../tests/support/clock.ts';
import { aPassword, aUser } from '../../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aWorkingProgram } from '../../../../../../tests/support/program.ts';
import { redeemSocketToken } from './socket-token.ts';

type Session = { idSession: string; deviceName: string; current: boolean };

const program = await aWorkingProgram();

const setUp = async () => {
  const user = await aUser(program);
  const client = await aLoggedInClient(program, user.idUser);
  const elsewhere = await aLoggedInClient(program, user.idUser);
  const sessions = async () => (await client.get('/get-sessions')).body as Session[];
  return { user, client, elsewhere, sessions };
};

it('lists where the user is logged in, by the names of the devices, and which of them this is', async () => {
  const { client, elsewhere, sessions } = await setUp();
  await client.post('/add-device/', { name: 'Kitchen tablet', platform: 'android', pushToken: 'abc' });
  await elsewhere.call('POST', '/add-device/', { body: { name: 'Old phone', platform: 'ios' } });
  expect(await sessions()).toHaveLength(2);
  expect(await sessions()).toContainEqual(expect.objectContaining({ deviceName: 'Kitchen tablet', current: true }));
  expect(await sessions()).toContainEqual(expect.objectContaining({ deviceName: 'Old phone', current: false }));
});

it('names a device after its browser until the person does', async () => {
  const { user, sessions } = await setUp();
  await aClient(program).call('POST', '/login-with-password', {
    body: { email: user.email, password: aPassword },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0' },
    asApp: true,
  });
  expect((await sessions()).map(({ deviceName }) => deviceName)).toContain('Firefox · Linux');
});

it('ends another session at once, and only one’s own', async () => {
  const { client, elsewhere, sessions } = await setUp();
  const other = (await sessions()).find(({ current }) => !current)?.idSession;
  const stranger = await aLoggedInClient(program, (await aUser(program)).idUser);
  expect((await stranger.post('/end-session', { idSession: other })).body).toMatchObject({ error: 1058 });
  expect((await client.post('/end-session', { idSession: other })).status).toBe(200);
  expect((await elsewhere.get('/get-user-full/')).status).toBe(403);
  expect((await client.post('/end-session', { idSession: other })).body).toMatchObject({ error: 1058 });
  expect(await sessions()).toHaveLength(1);
});

it('ends every other session and keeps this one', async () => {
  const { client, elsewhere, sessions } = await setUp();
  expect((await client.remove('/remove-devices')).status).toBe(200);
  expect((await elsewhere.get('/get-user-full/')).status).toBe(403);
  expect(await sessions()).toEqual([expect.objectContaining({ current: true })]);
});

it('does not list a session that nobody used for a month', async () => {
  const { client, sessions } = await setUp();
  for (let week = 0; week < 5; week++) {
    program.clock.advance(days(7));
    await client.get('/get-user-full/');
  }
  expect(await sessions()).toHaveLength(1);
});

it('has one session per device, so that logging in again does not leave the old one open', async () => {
  const { user } = await setUp();
  const client = aClient(program);
  await client.logIn(user.email, aPassword);
  const first = client.token();
  await client.logIn(user.email, aPassword);
  const old = aClient(program, client.device);
  old.useToken(first);
  expect((await old.get('/get-user-full/')).status).toBe(403);
});

it('is verified again by the password', async () => {
  const { client } = await setUp();
  program.clock.advance(minutes(6));
  expect((await client.post('/set-pin', { pin: '4821' })).body).toMatchObject({ error: 1028 });
  expect((await client.post('/verify-session', { password: 'not this' })).body).toMatchObject({
    error: 1008,
    fields: { password: 'wrong' },
  });
  expect((await client.post('/verify-session', { password: aPassword })).status).toBe(200);
  expect((await client.post('/set-pin', { pin: '4821' })).status).toBe(200);
});

it('is verified again by a mailed code, which works once and only here', async () => {
  const { user, client } = await setUp();
  program.clock.advance(minutes(6));
  expect((await client.post('/verify-session', { code: '000000' })).body).toMatchObject({ error: 1062 });
  await client.post('/send-session-code');
  await program.settle();
  const code = program.mailbox.codeFor(user.email);
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await client.post('/verify-session', { code: wrong })).body).toMatchObject({ fields: { code: 'wrong' } });
  expect((await aClient(program).logIn(user.email, code)).body).toMatchObject({ error: 1062 });
  expect((await client.post('/verify-session', { code })).status).toBe(200);
  expect((await client.post('/set-pin', { pin: '4821' })).status).toBe(200);
  expect((await client.post('/verify-session', { code })).body).toMatchObject({ error: 1062 });
});

it('stops guessing after five, of passwords as of codes, and sending after three', async () => {
  const { client } = await setUp();
  for (let guess = 0; guess < 5; guess++) await client.post('/verify-session', { password: `guess ${guess}` });
  expect((await client.post('/verify-session', { password: aPassword })).body).toMatchObject({ error: 1060 });
  for (let guess = 0; guess < 5; guess++) await client.post('/verify-session', { code: '000000' });
  expect((await client.post('/verify-session', { code: '000000' })).body).toMatchObject({ error: 1060 });
  for (let sent = 0; sent < 3; sent++) await client.post('/send-session-code');
  expect((await client.post('/send-session-code')).body).toMatchObject({ error: 1061 });
});

it('has tries of its own: what one session gets wrong does not stop another, nor does its code count there', async () => {
  const { user, client, elsewhere } = await setUp();
  program.clock.advance(minutes(6));
  await client.post('/send-session-code');
  await program.settle();
  const code = program.mailbox.codeFor(user.email);
  expect((await elsewhere.post('/verify-session', { code })).body).toMatchObject({ error: 1062 });
  for (let guess = 0; guess < 5; guess++) {
    await elsewhere.post('/verify-session', { code: '000000' });
    await elsewhere.post('/verify-session', { password: `guess ${guess}` });
    await elsewhere.post('/send-session-code');
  }
  expect((await elsewhere.post('/verify-session', { code })).body).toMatchObject({ error: 1060 });
  expect((await client.post('/verify-session', { code })).status).toBe(200);
  expect((await client.post('/verify-session', { password: aPassword })).status).toBe(200);
  expect((await client.post('/send-session-code')).status).toBe(200);
});

it('opens one socket with a token that lives a minute', async () => {
  const { user, client } = await setUp();
  const redeem = (token: string) =>
    program.database.inTransaction((tx) => redeemSocketToken(tx, token, program.clock.now()));
  const give = async () => (await client.get('/socket-auth')).body as { token: string; expiresAt: string };

  const { token, expiresAt } = await give();
  expect(new Date(expiresAt).getTime() - program.clock.now().getTime()).toBe(minutes(1));
  expect(await redeem(token)).toMatchObject({ idUser: user.idUser, device: client.device });
  expect(await redeem(token)).toBeNull();

  const late = await give();
  program.clock.advance(minutes(1));
  expect(await redeem(late.token)).toBeNull();

  const loggedOut = await give();
  await client.post('/log-out');
  expect(await redeem(loggedOut.token)).toBeNull();
});

it('writes down when a person was last here at most once an hour', async () => {
  const { user, client } = await setUp();
  const seen = async (): Promise<Date> =>
    (await program.database.pool.query('select last_seen_at from users where id = $1', [user.idUser])).rows[0]
      .last_seen_at;
  const first = await seen();
  program.clock.advance(minutes(59));
  await client.get('/get-user-full/');
  expect(await seen()).toEqual(first);
  program.clock.advance(minutes(1));
  await client.get('/get-user-full/');
  expect(await seen()).toEqual(program.clock.now());
});
