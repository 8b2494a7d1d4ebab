import { beforeEach, describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../../../../../../tests/support/clock.ts';
import { actionsOn, skipSeconds } from '../../../../../../tests/support/content.ts';
import { aPurchase, aShop, buy } from '../../../../../../tests/support/orders.ts';
import { aClient, aProgram } from '../../../../../../tests/support/program.ts';
import { someStaff, userWith } from '../../../../../../tests/support/wallet.ts';

const percents = { interaction: 20, support: 12, goods: 9 };

type Version = { version: number; state: string };
let program: Awaited<ReturnType<typeof aProgram>>;
let staff: Awaited<ReturnType<typeof someStaff>>;
beforeEach(async () => {
  program = await aProgram();
  staff = await someStaff(program);
});

const inMs = (ms: number) => new Date(program.clock.now().getTime() + ms).toISOString();
const announce = (ms: number, change: object = {}) =>
  staff.client.post('/announce-fees', { ...percents, validFrom: inMs(ms), ...change });
const withdraw = (version: number) => staff.client.post('/withdraw-fees', { version });
const states = async () =>
  ((await staff.client.get('/get-fees')).body as Version[]).map(({ version, state }) => `${version} ${state}`);

describe('new fees', () => {
  it('count from their moment on, and what was bought before keeps the old ones', async () => {
    const shop = await aShop(program);
    const fan = await userWith(program, { deposited: 10_000 });
    const buyOne = async () => {
      const purchase = await aPurchase(program, { ...shop, email: fan.email, fromWallet: 1500 });
      expect(await buy(fan.client, purchase)).toMatchObject({ status: 200 });
    };
    await buyOne();
    expect(await announce(hours(2))).toMatchObject({ status: 200, body: { version: 2 } });
    await buyOne();
    expect(await states()).toEqual(['2 ahead', '1 inForce']);
    program.clock.advance(hours(2));
    await buyOne();
    expect(await states()).toEqual(['2 inForce', '1 past']);
    const { rows } = await program.database.pool.query('select fee_version, fee_percent from orders order by id');
    expect(rows.map(({ fee_version, fee_percent }) => [fee_version, fee_percent])).toEqual([
      [1, 15],
      [1, 15],
      [2, 20],
    ]);
    expect(await actionsOn(program, 'fees 2')).toEqual([{ id_staff: staff.idUser, action: 'fees.announced' }]);
  });

  it('are shown to everybody beside those in force, unless they are taken back', async () => {
    const read = async () => (await aClient(program).get('/get-fee-schedule')).body;
    const current = { version: 1, interaction: 15, support: 10, goods: 8, validFrom: expect.any(String) };
    expect(await read()).toEqual({ current, next: null });
    await announce(days(3));
    await announce(days(2), { goods: 7 });
    const next = { version: 3, ...percents, goods: 7, validFrom: inMs(days(2)) };
    // Visitors share a response for a second.
    skipSeconds(2);
    expect(await read()).toEqual({ current, next });
    await withdraw(3);
    skipSeconds(2);
    expect(await read()).toMatchObject({ current, next: { version: 2 } });
    skipSeconds(2);
    program.clock.advance(days(3));
    expect(await read()).toMatchObject({ current: { version: 2 }, next: null });
  });

  it('are announced an hour ahead; the database sees to it', async () => {
    for (const ms of [-days(1), 0, hours(1) - 1])
      expect(await announce(ms)).toMatchObject({
        status: 409,
        body: { error: 1067, fields: { validFrom: 'tooSmall' } },
      });
    expect(await announce(hours(1))).toMatchObject({ status: 200 });
    expect(await states()).toEqual(['2 ahead', '1 inForce']);
  });

  it('of two who announce the same moment at once one reads why not, and others are numbered one after another', async () => {
    const same = await Promise.all([announce(days(1)), announce(days(1))]);
    expect(same.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(same.find(({ status }) => status === 409)?.body).toMatchObject({
      error: 1042,
      fields: { validFrom: 'taken' },
    });
    await Promise.all([2, 3, 4, 5].map((at) => announce(days(at))));
    expect((await states()).map((line) => line.split(' ')[0]).toSorted()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it.each([
    [{ interaction: 101 }, 'interaction'],
    [{ support: -1 }, 'support'],
    [{ goods: 1.5 }, 'goods'],
    [{ goods: '9' }, 'goods'],
    [{ validFrom: 'soon' }, 'validFrom'],
  ])('%j is refused at its field', async (change, field) => {
    const answer = await announce(days(1), change);
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
  });
});

describe('taking back', () => {
  it('is possible until a minute before, and lets the version before it go on', async () => {
    await announce(hours(1));
    program.clock.advance(minutes(59));
    expect(await withdraw(2)).toMatchObject({ status: 200 });
    program.clock.advance(hours(1));
    expect(await states()).toEqual(['2 withdrawn', '1 inForce']);
    expect(await program.catalogue.feesAt(program.clock.now())).toMatchObject({ version: 1 });
    const { idProduct } = await aShop(program);
    expect(await program.catalogue.findOffer(idProduct)).toMatchObject({ fees: { version: 1, interaction: 15 } });
    expect(await withdraw(2)).toMatchObject({ status: 404 });
  });

  it('leaves the moment to another version', async () => {
    const validFrom = inMs(days(1));
    await announce(0, { validFrom });
    await withdraw(2);
    expect(await announce(0, { validFrom })).toMatchObject({ status: 200, body: { version: 3 } });
  });

  it('is too late for what is in force, and nothing else of it changes', async () => {
    await announce(hours(1));
    program.clock.advance(minutes(59) + 1);
    for (const version of [1, 2]) expect(await withdraw(version)).toMatchObject({ status: 409, body: { error: 1067 } });
    expect(await withdraw(99)).toMatchObject({ status: 404 });
    expect(await withdraw(2 ** 40)).toMatchObject({ status: 422 });
    for (const sql of ['update fee_schedule set goods = 0', 'delete from fee_schedule'])
      await expect(program.database.pool.query(sql)).rejects.toThrow('permission denied');
  });
});
