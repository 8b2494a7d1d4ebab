import { describe, expect, it } from 'vitest';
import { days, minutes } from '../../../../../tests/support/clock.ts';
import { aPassword, aUser } from '../../../../../tests/support/people.ts';
import { aClient, aDevice, aProgram, type TestProgram } from '../../../../../tests/support/program.ts';

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

it('renews the token to the same one for ten requests at the same time, and all ten are answered', async () => {
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
  const renewed = new Set(answers.map(({ headers }) => headers.authorization));
  expect(renewed.size).toBe(1);

  client.useToken(String([...renewed][0]).replace('Bearer ', ''));
  const uses = await Promise.all(Array.from({ length: 10 }, () => client.get('/get-user-full/')));
  expect(uses.map(({ status }) => status)).toEqual(Array(10).fill(200));
});

describe('a token that was renewed', () => {
  /** A session whose token is due for renewal; `asOld` calls with it and discards the new token. */
  const renewing = async () => {
    const { program, user, client } = await setUp();
    await client.logIn(user.email, aPassword);
    const old = client.token();
    const asOld = () => {
      const tab = aClient(program, client.device);
      tab.useToken(old);
      return tab.get('/get-user-full/');
    };
    const use = async () => (await client.get('/get-user-full/')).status;
    program.clock.advance(minutes(16));
    return { program, user, client, asOld, use };
  };

  it('works on while every answer with the new one is lost, and each brings it again', async () => {
    const { program, client, asOld, use } = await renewing();
    const first = await asOld();
    for (let lost = 0; lost < 3; lost++) {
      program.clock.advance(minutes(20));
      expect(await asOld()).toMatchObject({ status: 200, headers: { authorization: first.headers.authorization } });
    }
    expect(await use()).toBe(200);
    expect(`Bearer ${client.token()}`).toBe(first.headers.authorization);
  });

  it('does not let the session run out while it is all that comes', async () => {
    const { program, asOld } = await renewing();
    for (let week = 0; week < 6; week++) {
      program.clock.advance(days(7));
      expect((await asOld()).status).toBe(200);
    }
  });

  it('works for a minute after the new one was first used, and then no more, which harms the new one not', async () => {
    const { program, asOld, use } = await renewing();
    await use();
    program.clock.advance(minutes(5));
    expect(await use()).toBe(200);
    program.clock.advance(minutes(1));
    expect((await asOld()).status).toBe(200);
    program.clock.advance(1);
    expect((await asOld()).status).toBe(403);
    expect(await use()).toBe(200);
  });

  it('ends the session when it comes back after its successor was replaced too: the token was copied', async () => {
    const { program, asOld, use } = await renewing();
    for (let generation = 0; generation < 2; generation++) {
      await use();
      await use();
      program.clock.advance(minutes(16));
    }
    expect((await asOld()).status).toBe(403);
    expect(await use()).toBe(403);
  });

  it('cannot be made into the next one by who reads the database', async () => {
    const { program, asOld } = await renewing();
    const { headers } = await asOld();
    const next = String(headers.authorization).replace('Bearer ', '');
    const { rows } = await program.database.pool.query(`select row_to_json(t)::text as row from session_token t`);
    expect(rows.map(({ row }) => row).join()).not.toContain(next);
    expect(next).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });
});

it('ends what a thief made of a copied token as soon as its owner logs in again on that device', async () => {
  const { program, user, client } = await setUp();
  await client.logIn(user.email, aPassword);
  const thief = aClient(program, client.device);
  thief.useToken(client.token());
  program.clock.advance(minutes(16));
  await thief.get('/get-user-full/');
  await thief.get('/get-user-full/');
  program.clock.advance(minutes(2));
  expect((await client.get('/get-user-full/')).status).toBe(403);
  await client.logIn(user.email, aPassword);
  expect((await thief.get('/get-user-full/')).status).toBe(403);
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

describe('from one address', () => {
  const guesses = async (program: TestProgram, count: number) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at++) {
      statuses.push((await aClient(program).logIn(`nobody-${at}@example.com`, 'a wrong guess')).status);
    }
    return statuses;
  };

  it('stops guessing after ten wrong ones, until the wait is over', async () => {
    const { program, user, client } = await setUp();
    expect(await guesses(program, 12)).toEqual([...Array(10).fill(422), 429, 429]);
    const refused = await client.logIn(user.email, aPassword);
    expect(refused).toMatchObject({ status: 429, body: { error: 1060 }, headers: { 'retry-after': '600' } });
    program.clock.advance(minutes(11));
    expect((await client.logIn(user.email, aPassword)).status).toBe(200);
  });

  it('still opens to devices that know their user', async () => {
    const { program, user, client } = await setUp();
    await client.logIn(user.email, aPassword);
    await guesses(program, 10);
    expect((await client.logIn(user.email, aPassword)).status).toBe(200);
  });

  it('opens to thirty people who get it right, one after the other and all at once', async () => {
    const { program } = await setUp();
    const people = await Promise.all(Array.from({ length: 30 }, () => aUser(program)));
    for (const { email } of people) expect((await aClient(program).logIn(email, aPassword)).status).toBe(200);
    const atOnce = await Promise.all(people.map(({ email }) => aClient(program).logIn(email, aPassword)));
    expect(atOnce.map(({ status }) => status)).toEqual(Array(30).fill(200));
  });

  it('looks at no more than ten of forty wrong ones at once', async () => {
    const { program } = await setUp();
    const wrong = Array.from({ length: 40 }, (_, at) =>
      aClient(program).logIn(`nobody-${at}@example.com`, 'a wrong guess'),
    );
    expect((await Promise.all(wrong)).filter(({ status }) => status === 422)).toHaveLength(10);
  });

  it('counts wrong codes like wrong passwords', async () => {
    const { program } = await setUp();
    for (let at = 0; at < 10; at++) await aClient(program).logIn(`nobody-${at}@example.com`, '123456');
    expect((await aClient(program).logIn('nobody@example.com', '123456')).body).toMatchObject({ error: 1060 });
  });
});
