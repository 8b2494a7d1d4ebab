import { testCards } from '@stagedoor/sandbox';
import { describe, expect, it } from 'vitest';
import { minutes } from '../../../../../../tests/support/clock.ts';
import { aPayingProgram, type PayingProgram, payOnPage } from '../../../../../../tests/support/paying-program.ts';
import { aClient, aProgram } from '../../../../../../tests/support/program.ts';
import { balancesOf, once, userWith, violationsIn } from '../../../../../../tests/support/wallet.ts';

type TestUser = Awaited<ReturnType<typeof userWith>>;

const deposit = ({ client }: Pick<TestUser, 'client'>, amount = 2_500) => once(client, '/deposit', { amount });

const siOf = ({ body }: { body: unknown }) =>
  new URL((body as { result: string }).result, 'http://stagedoor.test').searchParams.get('si') ?? '';

const pay = async (program: PayingProgram, si: string, card: { number: string } = testCards.success) => {
  await payOnPage(await program.payments.openCheckout(si), card);
  await program.payments.readPayment(si);
};

const aPaidDeposit = async (program: PayingProgram, user: TestUser, amount: number) => {
  const si = siOf(await deposit(user, amount));
  await pay(program, si);
  return si;
};

const setUp = async () => {
  const program = await aPayingProgram();
  return { program, fan: await userWith(program) };
};

describe('a deposit', () => {
  it('waits for its card, is in the wallet once paid, and is confirmed by mail', async () => {
    const { program, fan } = await setUp();
    const started = await deposit(fan);
    const si = siOf(started);
    expect(started).toMatchObject({ status: 200, body: { result: `/redirect/stripe-checkout?si=${si}` } });
    expect((await fan.client.get('/get-wallet')).body).toMatchObject({
      available: 0,
      deposit: { si, amount: 2_500, expiresAt: '2026-03-01T12:30:00.000Z' },
    });

    await pay(program, si);
    expect((await fan.client.get('/get-wallet')).body).toMatchObject({
      available: 2_500,
      balances: { deposited: 2_500 },
      returnable: 2_500,
      deposit: null,
    });
    await expect
      .poll(() => program.mailbox.mails.map(({ subject }) => subject))
      .toEqual(['$25.00 was added to your wallet']);
    expect(await violationsIn(program)).toEqual([]);
  });

  it.each([100, 500_001, 0, -500, 10.5])('of %d cents is refused', async (amount) => {
    const program = await aProgram();
    expect(await deposit(await userWith(program), amount)).toMatchObject({ status: 422, body: { error: 1008 } });
  });

  it('is refused with 1040 where no card provider is configured', async () => {
    const program = await aProgram();
    expect(await deposit(await userWith(program))).toMatchObject({ status: 503, body: { error: 1040 } });
  });

  it('is the only one: twenty at once open one, the others are refused with 1018', async () => {
    const { program, fan } = await setUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => deposit(fan)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => (body as { error: number }).error))).toEqual(new Set([1018]));
    const { rows } = await program.database.pool.query('select from payment');
    expect(rows).toHaveLength(1);
  });

  it('is the same deposit when the call is repeated', async () => {
    const { program, fan } = await setUp();
    const call = () => once(fan.client, '/deposit', { amount: 2_500 }, 'the-same-key');
    const [first, second] = [await call(), await call()];
    expect(second.body).toEqual(first.body);
    const { rows } = await program.database.pool.query('select from payment');
    expect(rows).toHaveLength(1);
  });

  it('expires after thirty minutes', async () => {
    const { program, fan } = await setUp();
    await deposit(fan);
    program.clock.advance(minutes(30));
    await program.settle();
    expect(await deposit(fan)).toMatchObject({ status: 200 });
  });

  it('can be given up, once', async () => {
    const { program, fan } = await setUp();
    const si = siOf(await deposit(fan));
    await program.payments.openCheckout(si);
    expect(await fan.client.post('/cancel-deposit')).toMatchObject({ status: 200 });
    expect(await fan.client.post('/cancel-deposit')).toMatchObject({ status: 404, body: { error: 1058 } });
    expect(await deposit(fan)).toMatchObject({ status: 200 });
  });

  it('cannot be given up when its card has just paid: the money is there', async () => {
    const { program, fan } = await setUp();
    program.sandbox.faults.cause({ webhooks: { dropped: 1 } });
    const si = siOf(await deposit(fan));
    await payOnPage(await program.payments.openCheckout(si));
    expect(await fan.client.post('/cancel-deposit')).toMatchObject({ status: 409, body: { error: 1021 } });
    expect(await balancesOf(program, fan.idUser)).toMatchObject({ deposited: 2_500 });
  });
});

describe('a link to deposit', () => {
  const mailed = async () => {
    const { program, fan } = await setUp();
    await fan.client.post('/send-deposit-link');
    await program.settle();
    return { program, fan, token: program.mailbox.tokenFor(fan.email) };
  };

  it('opens the card page for its owner on a device that nobody knows, once', async () => {
    const { program, fan, token } = await mailed();
    const stranger = aClient(program);
    expect((await stranger.post('/read-link', { purpose: 'deposit', token })).status).toBe(200);
    const started = await once(stranger, '/deposit-by-link', { token, amount: 2_500 });
    await pay(program, siOf(started));
    expect(await balancesOf(program, fan.idUser)).toMatchObject({ deposited: 2_500 });
    expect(await once(stranger, '/deposit-by-link', { token, amount: 2_500 })).toMatchObject({ status: 404 });
  });

  it('is not used up by a deposit that is refused', async () => {
    const { program, fan, token } = await mailed();
    await deposit(fan);
    const stranger = aClient(program);
    const use = () => once(stranger, '/deposit-by-link', { token, amount: 2_500 });
    expect(await use()).toMatchObject({ body: { error: 1018 } });
    await fan.client.post('/cancel-deposit');
    expect(await use()).toMatchObject({ status: 200 });
  });

  it('lives for thirty minutes, and only the newest counts', async () => {
    const { program, fan, token } = await mailed();
    await fan.client.post('/send-deposit-link');
    await program.settle();
    const newest = program.mailbox.tokenFor(fan.email);
    const use = (given: string) => once(aClient(program), '/deposit-by-link', { token: given, amount: 2_500 });
    expect(await use(token)).toMatchObject({ status: 404 });
    program.clock.advance(minutes(30));
    expect(await use(newest)).toMatchObject({ status: 404 });
  });

  it('is sent three times in ten minutes at most', async () => {
    const program = await aProgram();
    const { client } = await userWith(program);
    const send = async () => (await client.post('/send-deposit-link')).status;
    expect([await send(), await send(), await send(), await send()]).toEqual([200, 200, 200, 429]);
  });
});

describe('what was not spent', () => {
  it('goes back to the cards it came from, the newest first', async () => {
    const { program, fan } = await setUp();
    const older = await aPaidDeposit(program, fan, 5_000);
    program.clock.advance(minutes(5));
    const newer = await aPaidDeposit(program, fan, 2_000);
    expect(await once(fan.client, '/return-deposit', { amount: 3_000 })).toMatchObject({ status: 200 });
    expect(await balancesOf(program, fan.idUser)).toMatchObject({ deposited: 4_000 });
    await program.settle();

    const { rows } = await program.database.pool.query('select id, refunded from payment');
    expect(Object.fromEntries(rows.map(({ id, refunded }) => [id, refunded]))).toEqual({
      [older]: 1_000,
      [newer]: 2_000,
    });
    expect((await fan.client.get('/get-wallet')).body).toMatchObject({ returnable: 4_000 });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('is refused with 1025 when it is more than the cards gave, or was spent since', async () => {
    const { program, fan } = await setUp();
    await aPaidDeposit(program, fan, 5_000);
    const giveBack = (amount: number) => once(fan.client, '/return-deposit', { amount });
    expect(await giveBack(5_001)).toMatchObject({ body: { error: 1025 } });
    const rich = await userWith(program, { deposited: 5_000 });
    expect(await once(rich.client, '/return-deposit', { amount: 1 })).toMatchObject({ body: { error: 1025 } });
    expect(await once(fan.client, '/return-deposit', { amount: 0 })).toMatchObject({ body: { error: 1008 } });
  });

  it('goes back once, though twenty ask at the same moment', async () => {
    const { program, fan } = await setUp();
    await aPaidDeposit(program, fan, 5_000);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => once(fan.client, '/return-deposit', { amount: 2_000 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    await program.settle();
    expect(await balancesOf(program, fan.idUser)).toMatchObject({ deposited: 1_000 });
    expect(await violationsIn(program)).toEqual([]);
  });
});
