import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { minutes } from '../../../../../../tests/support/clock.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import {
  aClient,
  aDevice,
  aLoggedInClient,
  aProgram,
  aWorkingProgram,
  type TestProgram,
} from '../../../../../../tests/support/program.ts';

const email = 'new@example.com';

const setUp = async () => {
  const program = await aWorkingProgram();
  const client = aClient(program);
  const ask = (to = email) => client.postAsApp('/login-get-password/', { email: to, language: 'uk' });
  const code = async (to = email) => {
    await program.settle();
    return program.mailbox.codeFor(to);
  };
  return { program, client, ask, code };
};

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

it('mails a code in the language of the page, which opens an account that still has to register', async () => {
  const { program, client, ask, code } = await setUp();
  expect(await ask()).toMatchObject({ status: 200, body: {} });
  const answer = await client.logIn(email.toUpperCase(), await code());
  expect(program.mailbox.latest(email).subject).toContain('ваш код');
  expect(answer.body).toMatchObject({ user: { email, status: 'REGISTRATION', hasPassword: false } });
  expect((await client.get('/get-user-full/')).status).toBe(200);
  expect((await client.post('/update-user', { about: 'x' })).body).toMatchObject({ error: 1064 });
});

it('logs a known user in to their own account', async () => {
  const { program, client, ask, code } = await setUp();
  const user = await aUser(program);
  await ask(user.email);
  expect((await client.logIn(user.email, await code(user.email))).body).toMatchObject({
    user: { idUser: user.idUser },
  });
});

it('takes a code once', async () => {
  const { client, ask, code } = await setUp();
  await ask();
  const right = await code();
  expect((await client.logIn(email, right)).status).toBe(200);
  expect(await client.logIn(email, right)).toMatchObject({ status: 409, body: { error: 1062 } });
});

it('makes one account of two right codes at once', async () => {
  const { program, client, ask, code } = await setUp();
  await ask();
  const right = await code();
  const tabs = [aClient(program, client.device), aClient(program, client.device)];
  const answers = await Promise.all(tabs.map((tab) => tab.logIn(email, right)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('takes no code after ten minutes, and none that was replaced by a newer one', async () => {
  const { program, client, ask, code } = await setUp();
  await ask();
  const first = await code();
  await ask();
  const second = await code();
  if (first !== second)
    expect((await client.logIn(email, first)).body).toMatchObject({ fields: { password: 'wrong' } });
  program.clock.advance(minutes(10));
  expect((await client.logIn(email, second)).body).toMatchObject({ error: 1062 });
});

it('says that a code has expired to who never asked for one', async () => {
  const { client } = await setUp();
  expect((await client.logIn(email, '123456')).body).toMatchObject({ error: 1062 });
});

it('sends three codes in ten minutes and then asks to wait', async () => {
  const { program, ask } = await setUp();
  for (let sent = 0; sent < 3; sent++) expect((await ask()).status).toBe(200);
  program.clock.advance(minutes(4));
  expect(await ask()).toMatchObject({ status: 429, body: { error: 1061 }, headers: { 'retry-after': '360' } });
  expect((await ask('somebody-else@example.com')).status).toBe(200);
  program.clock.advance(minutes(6));
  expect((await ask()).status).toBe(200);
});

it('looks at no more than five of twenty guesses at once, and then not even at the right one', async () => {
  const { program, client, ask, code } = await setUp();
  await ask();
  const right = await code();
  const { device } = client;
  const guesses = Array.from({ length: 20 }, (_, at) =>
    guess(program, { address: `203.0.113.${at}`, device, password: wrong(right) }),
  );
  const looked = (await Promise.all(guesses)).filter(({ error }) => error !== 1060);
  expect(looked.length).toBe(5);
  expect((await client.logIn(email, right)).body).toMatchObject({ error: 1060 });
});

type Guess = { address: string; device: string; password: string };

const guess = async ({ app }: Pick<TestProgram, 'app'>, { address, device, password }: Guess) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login-with-password',
    remoteAddress: address,
    headers: { authorization: 'Key web/1', 'x-device-id': device },
    payload: { email, password },
  });
  return answer.json() as { error?: number };
};

describe('a stranger', () => {
  it('cannot use a code that another device asked for', async () => {
    const { program, client, ask, code } = await setUp();
    await ask();
    const right = await code();
    expect((await aClient(program).logIn(email, right)).body).toMatchObject({ error: 1062 });
    expect((await client.logIn(email, right)).status).toBe(200);
  });

  it('who types wrong codes until there are too many does not stop the right one', async () => {
    const { program, client, ask, code } = await setUp();
    await ask();
    const right = await code();
    const device = aDevice();
    for (let at = 0; at < 8; at++) await guess(program, { address: '203.0.113.7', device, password: wrong(right) });
    expect(await guess(program, { address: '203.0.113.7', device, password: right })).toMatchObject({ error: 1060 });
    expect((await client.logIn(email, right)).status).toBe(200);
  });

  it('who asks for codes until there are too many does not stop the owner from asking', async () => {
    const { program, client, ask, code } = await setUp();
    const stranger = aClient(program);
    const asking = () => stranger.postAsApp('/login-get-password/', { email, language: 'en' });
    for (let sent = 0; sent < 3; sent++) await asking();
    expect((await asking()).body).toMatchObject({ error: 1061 });
    // Mails are sent concurrently: the owner's is the latest only once the others are out.
    await program.settle();
    expect((await ask()).status).toBe(200);
    expect((await client.logIn(email, await code())).status).toBe(200);
  });

  it('with ever new devices sends ten codes to a mailbox, and devices that know the owner can still ask', async () => {
    const { program } = await setUp();
    const user = await aUser(program);
    const known = await aLoggedInClient(program, user.idUser);
    const asking = (client: ReturnType<typeof aClient>) =>
      client.postAsApp('/login-get-password/', { email: user.email, language: 'en' });
    for (let sent = 0; sent < 10; sent++) expect((await asking(aClient(program))).status).toBe(200);
    expect((await asking(aClient(program))).body).toMatchObject({ error: 1061 });
    expect((await asking(known)).status).toBe(200);
  });
});

it('keeps no code that could be read, neither in its table nor in the queue', async () => {
  const { program, ask, code } = await setUp();
  await ask();
  const right = await code();
  const { rows } = await program.database.pool.query(
    `select row_to_json(c)::text as row from one_time_code c union all select row_to_json(j)::text from pgboss.job j`,
  );
  const stored = rows.map(({ row }) => row).join();
  expect(stored).toContain('sealed');
  expect(stored).not.toContain(right);
  expect(stored).not.toContain(email);
});

it('does the same work and gives the same bytes whether or not the address has an account', async () => {
  const program = await aProgram();
  const client = aClient(program);
  const user = await aUser(program);
  const statements: string[] = [];
  const query = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text: string }];
    statements.push(typeof first === 'string' ? first : first.text);
    return Reflect.apply(query, this, args);
  });
  const work = async (path: string, body: object) => {
    statements.length = 0;
    const { status, body: answer } = await client.postAsApp(path, body);
    return { status, answer, statements: statements.filter((text) => !/pgboss|job_/.test(text)) };
  };
  const calls = [
    ['/login-get-password/', { language: 'en' }],
    ['/reset-password', { language: 'en' }],
    ['/login-with-password', { password: 'not the password' }],
    ['/login-with-password', { password: '000000' }],
  ] as const;
  for (const [path, more] of calls) {
    const known = await work(path, { email: user.email, ...more });
    expect(known.statements.length).toBeGreaterThan(0);
    expect(await work(path, { email: 'nobody@example.com', ...more })).toEqual(known);
  }
  vi.restoreAllMocks();
});
