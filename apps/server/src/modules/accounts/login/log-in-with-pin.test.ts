import { expect, it } from 'vitest';
import { days } from '../../../../../../tests/support/clock.ts';
import { aPassword, aUser } from '../../../../../../tests/support/people.ts';
import { aClient, aProgram } from '../../../../../../tests/support/program.ts';

const pin = '4821';

const setUp = async () => {
  const program = await aProgram();
  const user = await aUser(program);
  const client = aClient(program);
  await client.logIn(user.email, aPassword);
  await client.post('/set-pin', { pin });
  const enter = (given = pin, from = client) => from.postAsApp('/login-with-pin', { idUser: user.idUser, pin: given });
  return { program, user, client, enter };
};

const wrongPin = { error: 1008, fields: { pin: 'wrong' } };

it('opens a session on a device that knows the user, which is not a verified one', async () => {
  const { user, client, enter } = await setUp();
  await client.post('/log-out');
  expect((await enter()).body).toMatchObject({ user: { idUser: user.idUser, hasPin: true } });
  expect((await client.get('/get-user-full/')).status).toBe(200);
  expect((await client.post('/set-pin', { pin })).body).toMatchObject({
    error: 1028,
    reason: { kind: 'verifySession' },
  });
});

it('means nothing on another device, and says so as if the PIN were wrong', async () => {
  const { program, enter } = await setUp();
  const stranger = aClient(program);
  const answer = await enter(pin, stranger);
  expect(answer.body).toMatchObject(wrongPin);
  expect((await enter('0000')).body).toEqual(answer.body);
  expect((await stranger.postAsApp('/login-with-pin', { idUser: 999_999, pin })).body).toEqual(answer.body);
});

it('is over after five wrong tries, until the password opens the device again', async () => {
  const { user, client, enter } = await setUp();
  for (let tries = 0; tries < 5; tries++) expect((await enter('0000')).body).toMatchObject(wrongPin);
  expect((await enter()).body).toMatchObject({ error: 1060 });
  await client.logIn(user.email, aPassword);
  expect((await enter()).status).toBe(200);
});

it('resets the counter after the right one', async () => {
  const { enter } = await setUp();
  for (let round = 0; round < 2; round++) {
    for (let tries = 0; tries < 4; tries++) await enter('0000');
    expect((await enter()).status).toBe(200);
  }
});

it('looks at no more than five of twenty guesses at once, and then not even at the right one', async () => {
  const { enter } = await setUp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter('0000')));
  const looked = answers.filter(({ body }) => (body as { error?: number }).error !== 1060);
  expect(looked.length).toBe(5);
  expect((await enter()).body).toMatchObject({ error: 1060 });
});

it('is forgotten by a device that was not used for ninety days', async () => {
  const { program, enter } = await setUp();
  program.clock.advance(days(90));
  expect((await enter()).body).toMatchObject(wrongPin);
});

it('is forgotten by a device whose session was ended from elsewhere', async () => {
  const { program, user, client, enter } = await setUp();
  const other = aClient(program);
  await other.logIn(user.email, aPassword);
  await other.remove('/remove-devices');
  expect((await client.get('/get-user-full/')).status).toBe(403);
  expect((await enter()).body).toMatchObject(wrongPin);
});

it('can be removed', async () => {
  const { client, enter } = await setUp();
  expect((await client.post('/delete-pin')).status).toBe(200);
  expect((await client.get('/get-user-full/')).body).toMatchObject({ hasPin: false });
  expect((await enter()).body).toMatchObject(wrongPin);
});

it('is four digits', async () => {
  const { client } = await setUp();
  for (const given of ['123', '12345', 'abcd', '12a4']) {
    expect((await client.post('/set-pin', { pin: given })).body).toMatchObject({ fields: { pin: 'invalid' } });
  }
});

it('is not one that anybody would try first', async () => {
  const { client, enter } = await setUp();
  for (const given of ['0000', '1111', '1234', '4321', '1212']) {
    expect(await client.post('/set-pin', { pin: given })).toMatchObject({
      status: 422,
      body: { error: 1008, fields: { pin: 'common' } },
    });
  }
  expect((await enter()).status).toBe(200);
});

it('is stored with a pepper that the database does not hold', async () => {
  const { program } = await setUp();
  const { verify } = await import('@node-rs/argon2');
  const { rows } = await program.database.pool.query('select pin_hash from users where pin_hash is not null');
  expect(await verify(rows[0].pin_hash, pin)).toBe(false);
});
