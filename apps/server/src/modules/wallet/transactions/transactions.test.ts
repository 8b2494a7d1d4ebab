import { cents } from '@stagedoor/contract/money';
import { describe, expect, it } from 'vitest';
import { anImage } from '../../../../../../tests/support/catalogue.ts';
import { minutes } from '../../../../../../tests/support/clock.ts';
import { aFanAtWork, aPaidOrder } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram, payOnPage } from '../../../../../../tests/support/paying-program.ts';
import { aProgram, type TestProgram } from '../../../../../../tests/support/program.ts';
import { earned, idOf, once, someStaff, userWith, withdraw } from '../../../../../../tests/support/wallet.ts';
import { escrow, platform, transfer, wallet } from '../../ledger/index.ts';

type Listed = {
  items: { id: string; kind: string; amount: number; pots: string[]; status: string }[];
  totalPages: number;
};

const grant = ({ database, ledger, clock }: TestProgram, idUser: number, ref: string, amount: number) =>
  database.inTransaction((tx) =>
    ledger.post(tx, {
      kind: 'bonus.granted',
      ref,
      at: clock.now(),
      postings: transfer(platform, wallet.bonus(idUser), cents(amount)),
    }),
  );

const spend = ({ database, ledger, clock }: TestProgram, idUser: number, ref: number, amount: number) =>
  database.inTransaction((tx) =>
    ledger.post(tx, {
      kind: 'order.paid',
      ref,
      at: clock.now(),
      postings: transfer(wallet.spend(idUser), escrow(ref), cents(amount)),
    }),
  );

const listOf = async ({ client }: { client: Awaited<ReturnType<typeof userWith>>['client'] }, body: object = {}) =>
  (await client.post('/transaction-log', body)).body as Listed;

const linesOf = async (user: Parameters<typeof listOf>[0], body: object = {}) =>
  (await listOf(user, body)).items.map(({ kind, amount, status }) => `${kind} ${amount} ${status}`);

describe('the list of transactions', () => {
  it('tells newest first what happened to each part of the wallet', async () => {
    const program = await aProgram();
    const fan = await userWith(program, { deposited: 1_000 });
    program.clock.advance(minutes(1));
    await grant(program, fan.idUser, 'welcome', 500);
    program.clock.advance(minutes(1));
    await spend(program, fan.idUser, 1, 800);
    const { items, totalPages } = await listOf(fan);
    expect(totalPages).toBe(1);
    expect(items).toEqual([
      {
        id: expect.stringMatching(/^tx-\d+$/),
        kind: 'order.paid',
        ref: '1',
        at: '2026-03-01T12:02:00.000Z',
        amount: -800,
        pots: ['bonus', 'deposited'],
        status: 'completed',
        order: null,
      },
      expect.objectContaining({ kind: 'bonus.granted', amount: 500, pots: ['bonus'] }),
      expect.objectContaining({ kind: 'wallet.filled', amount: 1_000, pots: ['deposited'] }),
    ]);
  });

  it('shows one part alone when asked, with what happened to that part', async () => {
    const program = await aProgram();
    const fan = await userWith(program, { deposited: 1_000 });
    await grant(program, fan.idUser, 'welcome', 500);
    await spend(program, fan.idUser, 1, 800);
    expect(await linesOf(fan, { pot: 'bonus' })).toEqual(['order.paid -500 completed', 'bonus.granted 500 completed']);
    expect(await linesOf(fan, { pot: 'earned' })).toEqual([]);
  });

  it('goes page by page and says how many there are', async () => {
    const program = await aProgram();
    const fan = await userWith(program);
    for (let turn = 1; turn <= 5; turn++) await grant(program, fan.idUser, `bonus ${turn}`, turn);
    const page = async (number: number) => {
      const { items, totalPages } = await listOf(fan, { page: number, size: 2 });
      return [items.map(({ amount }) => amount), totalPages];
    };
    expect([await page(0), await page(1), await page(2), await page(3)]).toEqual([
      [[5, 4], 3],
      [[3, 2], 3],
      [[1], 3],
      [[], 3],
    ]);
  });

  it('shows deposits that wait for their card, have failed, and have arrived', async () => {
    const program = await aPayingProgram();
    const fan = await userWith(program);
    const deposit = () => once(fan.client, '/deposit', { amount: 2_500 });
    await deposit();
    expect(await linesOf(fan)).toEqual(['deposit.received 2500 waitingForPayment']);
    await fan.client.post('/cancel-deposit');
    program.clock.advance(minutes(1));
    const { result } = (await deposit()).body as { result: string };
    const si = result.split('=')[1] ?? '';
    await payOnPage(await program.payments.openCheckout(si));
    await program.payments.readPayment(si);
    program.clock.advance(minutes(1));
    await deposit();
    const all = [
      'deposit.received 2500 waitingForPayment',
      'deposit.received 2500 completed',
      'deposit.received 2500 failedPayment',
    ];
    expect(await linesOf(fan)).toEqual(all);
    expect(await linesOf(fan, { pot: 'deposited' })).toEqual(all);
    expect(await linesOf(fan, { pot: 'bonus' })).toEqual([]);
    expect(await linesOf(fan, { page: 1, size: 2 })).toEqual([all[2]]);
  });

  it('shows a withdrawal in progress until it is sent or comes back', async () => {
    const program = await aProgram();
    const talent = await userWith(program, { earned: 20_000 });
    const staff = await someStaff(program);
    const id = idOf(await withdraw(talent.client));
    expect((await linesOf(talent))[0]).toBe('withdrawal.requested -5000 inProgress');
    await staff.client.post('/reject-withdraw', { id, reason: 'Not this time.' });
    expect(await linesOf(talent)).toEqual([
      'withdrawal.rejected 5000 completed',
      'withdrawal.requested -5000 completed',
      'wallet.filled 20000 completed',
    ]);
  });

  it('knows nothing of other people', async () => {
    const program = await aProgram();
    const [one, other] = [await userWith(program, { deposited: 100 }), await userWith(program)];
    expect(await linesOf(other)).toEqual([]);
    const [mine] = (await listOf(one)).items;
    expect(await other.client.get(`/get-transaction/${mine?.id}`)).toMatchObject({
      status: 404,
      body: { error: 1058 },
    });
  });
});

describe('one transaction', () => {
  it('opens to its entries, which sum to zero and name nobody else', async () => {
    const program = await aProgram();
    const fan = await userWith(program, { bonus: 300, deposited: 1_000 });
    await spend(program, fan.idUser, 1, 800);
    const [line] = (await listOf(fan)).items;
    expect((await fan.client.get(`/get-transaction/${line?.id}`)).body).toEqual({
      ...line,
      entries: [
        { account: 'deposited', own: true, amount: -500 },
        { account: 'bonus', own: true, amount: -300 },
        { account: 'escrow', own: false, amount: 800 },
      ],
      idOrder: 1,
    });
  });

  it('has no entries while no money has moved', async () => {
    const program = await aPayingProgram();
    const fan = await userWith(program);
    await once(fan.client, '/deposit', { amount: 2_500 });
    const [line] = (await listOf(fan)).items;
    expect((await fan.client.get(`/get-transaction/${line?.id}`)).body).toEqual({
      ...line,
      entries: [],
      idOrder: null,
    });
  });

  it.each(['tx-999999', 'payment-00000000-0000-4000-8000-000000000000'])('is missing: %s', async (id) => {
    const program = await aProgram();
    const { client } = await userWith(program, { deposited: 100 });
    expect(await client.get(`/get-transaction/${id}`)).toMatchObject({ status: 404, body: { error: 1058 } });
  });

  it.each(['tx-', 'tx-x', 'payment-------------------------------------', 'order-1'])('is none: %s', async (id) => {
    const program = await aProgram();
    const { client } = await userWith(program);
    expect((await client.get(`/get-transaction/${id}`)).status).toBeGreaterThanOrEqual(400);
    expect((await client.get(`/get-transaction/${id}`)).status).toBeLessThan(500);
  });
});

it('shows earnings moving from pending to earned as one line that changes nothing', async () => {
  const program = await aProgram();
  const talent = await userWith(program);
  await earned(program, talent.idUser, 700, program.clock.now());
  expect(await linesOf(talent)).toEqual(['test.sold 700 completed']);
});

it('names the product, the other side and whether the order is open, to both of them', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 1_500 });
  const { idOrder, idTalent, talent } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1_500 });
  const named = await program.database.pool.query(
    `select product.name ->> 'uk' as product, talent.names ->> 'uk' as talent, users.name as fan
     from orders join product on product.id = id_product join talent on talent.id_user = id_talent
       join users on users.id = id_buyer where orders.id = $1`,
    [idOrder],
  );
  const [{ product, talent: talentName, fan: fanName }] = named.rows;
  const first = async (client: typeof talent) => {
    const { body } = await client.post('/transaction-log?language=uk', {});
    return (body as { items: { kind: string; order: object | null }[] }).items[0];
  };
  expect(await first(fan.client)).toMatchObject({
    kind: 'order.held',
    order: { idOrder, product, partner: talentName, isOpen: true },
  });
  const delivery = { kind: 'image', idFile: await anImage(program, idTalent) };
  await talent.post('/deliver-order', { idOrder, delivery });
  expect(await first(talent)).toMatchObject({
    kind: 'order.fulfilled',
    order: { idOrder, product, partner: fanName, isOpen: false },
  });
  expect(await first(fan.client)).toMatchObject({ kind: 'order.held', order: { isOpen: false } });
});
