import { describe, expect, it } from 'vitest';
import { minutes } from '../../../../../../tests/support/clock.ts';
import { aClient, aProgram, aWorkingProgram, type TestProgram } from '../../../../../../tests/support/program.ts';
import {
  balancesOf,
  iban,
  idOf,
  once,
  someStaff,
  toBank,
  userWith,
  violationsIn,
  withdraw,
  withdrawBody,
} from '../../../../../../tests/support/wallet.ts';

const setUp = async (start: () => Promise<TestProgram> = aProgram) => {
  const program = await start();
  const talent = await userWith(program, { earned: 20_000, deposited: 700, bonus: 300 });
  return { program, talent, staff: await someStaff(program) };
};

const reason = 'The name on the account is another one.';

describe('a withdrawal', () => {
  it('sets earned money aside and waits for the staff', async () => {
    const { program, talent } = await setUp();
    const { status, body } = await withdraw(talent.client);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: expect.any(Number),
        amount: 5_000,
        state: 'requested',
        reason: null,
        destination: { rail: 'bank', masked: '••••\u00a03000' },
        createdAt: '2026-03-01T12:00:00.000Z',
        notBefore: '2026-03-04T12:00:00.000Z',
      },
    });
    expect(await balancesOf(program, talent.idUser)).toMatchObject({ earned: 15_000, deposited: 700, bonus: 300 });
    expect((await talent.client.get('/get-wallet')).body).toMatchObject({ available: 16_000, withdrawal: body });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('asks again who it is, when that was shown more than five minutes ago', async () => {
    const { program, talent } = await setUp();
    program.clock.advance(minutes(6));
    expect(await withdraw(talent.client)).toMatchObject({
      status: 409,
      body: { error: 1028, reason: { kind: 'verifySession' } },
    });
  });

  it.each([
    ['of less than ten dollars', { amount: 999 }, 'amount'],
    ['by a person under eighteen', { person: { birthDate: '2008-03-02' } }, 'person.birthDate'],
    [
      'to an account with a wrong digit',
      { destination: { ...toBank, account: 'DE89370400440532013001' } },
      'destination.account',
    ],
    ['to a bank that is none', { destination: { ...toBank, swift: 'NOBANK' } }, 'destination.swift'],
    ['to a card by its number', { destination: { rail: 'card', number: '4242424242424242' } }, 'destination.cardToken'],
  ])('%s is refused with 1008', async (_what, change, field) => {
    const { program, talent } = await setUp();
    const { status, body } = await withdraw(talent.client, change);
    expect({ status, body }).toMatchObject({ status: 422, body: { error: 1008 } });
    expect(Object.keys((body as { fields: object }).fields)).toContain(field);
    expect(await balancesOf(program, talent.idUser)).toMatchObject({ earned: 20_000 });
  });

  it('is open to a user who turns eighteen today', async () => {
    const { talent } = await setUp();
    expect(await withdraw(talent.client, { person: { birthDate: '2008-03-01' } })).toMatchObject({ status: 200 });
  });

  it('takes earned money only: deposits and bonuses do not count', async () => {
    const { talent } = await setUp();
    expect(await withdraw(talent.client, { amount: 20_001 })).toMatchObject({ status: 409, body: { error: 1025 } });
    expect(await withdraw(talent.client, { amount: 20_000 })).toMatchObject({ status: 200 });
  });

  it('is the only one: twenty at once make one, the others are refused with 1019', async () => {
    const { program, talent } = await setUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(talent.client, { amount: 1_000 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => (body as { error: number }).error))).toEqual(new Set([1019]));
    expect(await balancesOf(program, talent.idUser)).toMatchObject({ earned: 19_000 });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('is the same withdrawal when the call is repeated, and another body under its key is refused', async () => {
    const { talent } = await setUp();
    const send = (amount: number) => once(talent.client, '/send-withdraw', withdrawBody({ amount }), 'the-same-key');
    const [first, second] = [await send(2_000), await send(2_000)];
    expect(second.body).toEqual(first.body);
    expect(await send(3_000)).toMatchObject({ body: { error: 1039 } });
  });

  it.each([
    ['paypal', { rail: 'paypal', email: 'solomiia@example.com' }, 's•••@example.com'],
    ['crypto', { rail: 'crypto', address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }, '••••\u00a05mdq'],
  ])('to %s shows only what its owner recognises', async (rail, destination, masked) => {
    const { talent } = await setUp();
    expect((await withdraw(talent.client, { destination })).body).toMatchObject({ destination: { rail, masked } });
  });

  it('leaves nothing readable of the bank account and the person in the database', async () => {
    const { program, talent, staff } = await setUp();
    await withdraw(talent.client);
    const { rows } = await program.database.pool.query(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')
         and tablename <> 'migration'`,
    );
    const texts = await Promise.all(
      rows.map(async ({ name }) => {
        const { rows: found } = await program.database.pool.query(`select t::text as row from ${name} t`);
        return found.map(({ row }) => row).join('\n');
      }),
    );
    const everything = texts.join('\n');
    const bytes = (text: string) => Buffer.from(text).toString('hex');
    for (const word of [iban, '0532013000', 'Krushelnytska', '1990-05-17', 'Svobody', '1234567890']) {
      expect(everything).not.toContain(word);
      expect(everything).not.toContain(bytes(word));
      expect(everything).not.toContain(Buffer.from(word).toString('base64').slice(1, -2));
    }
    // Staff can still compare the name.
    expect((await staff.client.post('/get-withdrawals')).body).toMatchObject({
      items: [
        {
          firstName: 'Solomiia',
          lastName: 'Krushelnytska',
          residenceCountry: 'UA',
          destination: { masked: '••••\u00a03000' },
        },
      ],
    });
  });
});

describe('its owner', () => {
  it('takes it back as long as nobody has decided', async () => {
    const { program, talent } = await setUp();
    const id = idOf(await withdraw(talent.client));
    expect(await talent.client.post('/cancel-withdraw', { id })).toMatchObject({ status: 200 });
    expect(await balancesOf(program, talent.idUser)).toMatchObject({ earned: 20_000 });
    expect(await talent.client.post('/cancel-withdraw', { id })).toMatchObject({
      status: 409,
      body: { error: 1028, reason: { kind: 'stateChanged', state: 'cancelled' } },
    });
    expect(await withdraw(talent.client)).toMatchObject({ status: 200 });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('is the only one who may: to others it does not exist', async () => {
    const { program, talent } = await setUp();
    const id = idOf(await withdraw(talent.client));
    const other = await userWith(program);
    expect(await other.client.post('/cancel-withdraw', { id })).toMatchObject({ status: 404, body: { error: 1058 } });
    expect(await talent.client.post('/cancel-withdraw', { id: id + 1 })).toMatchObject({ body: { error: 1058 } });
  });

  it('takes it back from the mail, without logging in; looking uses nothing up', async () => {
    const program = await aWorkingProgram();
    const talent = await userWith(program, { earned: 20_000 });
    await withdraw(talent.client);
    await program.settle();
    expect(program.mailbox.latest(talent.email).text).toContain('$50.00');
    expect(program.mailbox.latest(talent.email).text).not.toContain(iban);
    const token = program.mailbox.tokenFor(talent.email);
    const stranger = aClient(program);
    const look = () => stranger.post('/read-withdraw-link', { token });
    expect((await look()).body).toMatchObject({ amount: 5_000, state: 'requested' });
    expect((await look()).status).toBe(200);
    expect(await stranger.post('/cancel-withdraw-by-link', { token })).toMatchObject({ status: 200 });
    expect(await balancesOf(program, talent.idUser)).toMatchObject({ earned: 20_000 });
    expect(await stranger.post('/cancel-withdraw-by-link', { token })).toMatchObject({ status: 404 });
    expect((await look()).status).toBe(404);
  });

  it('has thirty minutes for that, and learns when it is too late', async () => {
    const program = await aWorkingProgram();
    const talent = await userWith(program, { earned: 20_000 });
    const staff = await someStaff(program);
    const first = idOf(await withdraw(talent.client));
    await program.settle();
    const token = program.mailbox.tokenFor(talent.email);
    await staff.client.post('/reject-withdraw', { id: first, reason });
    const stranger = aClient(program);
    expect(await stranger.post('/cancel-withdraw-by-link', { token })).toMatchObject({
      body: { error: 1028, reason: { kind: 'stateChanged', state: 'rejected' } },
    });
    program.clock.advance(minutes(30));
    expect(await stranger.post('/read-withdraw-link', { token })).toMatchObject({ status: 404 });
    expect(await stranger.post('/cancel-withdraw-by-link', { token })).toMatchObject({ status: 404 });
  });
});
