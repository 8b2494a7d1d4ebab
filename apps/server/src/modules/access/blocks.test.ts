import { describe, expect, it } from 'vitest';
import { days, hours } from '../../../../../tests/support/clock.ts';
import { aGroup, aTalent, aUser } from '../../../../../tests/support/people.ts';
import { aLoggedInClient, aProgram } from '../../../../../tests/support/program.ts';
import { mayBuyFrom, mayDeal, requireNotBlocked } from './may-deal.ts';

const program = await aProgram();
const music = await aGroup(program, 'music');

type Person = { idUser: number };

const setUp = async () => {
  const [me, other] = [await aUser(program), await aTalent(program, music, { name: 'Ostap Vyshnia' })];
  const client = await aLoggedInClient(program, me.idUser);
  const deal = (from: Person = me, to: Person = other) =>
    program.database.inTransaction((tx) => mayDeal(tx, from.idUser, to.idUser, program.clock.now()));
  const purchase = (from: Person = me, to: Person = other) =>
    program.database.inTransaction((tx) => mayBuyFrom(tx, from.idUser, to.idUser, program.clock.now()));
  const block = (duration: string, idUser = other.idUser) => client.post('/block-user', { idUser, duration });
  const blacklist = async () => {
    const now = await aLoggedInClient(program, me.idUser);
    return (await now.post('/get-blacklist')).body as { items: unknown[]; totalPages: number };
  };
  const blockByAdmin = (idUser: number, until: Date | null) =>
    program.database.inTransaction((tx) =>
      tx
        .insertInto('account_block')
        .values({ id_user: idUser, blocker: 'admin', reason: 'Unpaid win', until, created_at: program.clock.now() })
        .execute(),
    );
  return { me, other, client, deal, purchase, block, blacklist, blockByAdmin };
};

describe('a block of another user', () => {
  it('applies to both sides, and can be lifted', async () => {
    const { me, other, client, deal, block, blacklist } = await setUp();
    expect(await deal()).toBeNull();
    expect((await block('forever')).status).toBe(200);
    expect(await deal(me, other)).toBe('userBlockedYou');
    expect(await deal(other, me)).toBe('userBlockedYou');
    expect(await blacklist()).toEqual({
      items: [{ idUser: other.idUser, name: 'Ostap Vyshnia', imageLink: null, until: null }],
      totalPages: 1,
      currentPage: 0,
    });
    await client.post('/unblock-user', { idUser: other.idUser });
    expect(await deal()).toBeNull();
    expect(await blacklist()).toMatchObject({ items: [], totalPages: 0 });
  });

  it.each([
    ['day', hours(24)],
    ['week', days(7)],
    ['month', days(31)],
  ])('for a %s ends by itself', async (duration, length) => {
    const { deal, block, blacklist } = await setUp();
    await block(duration);
    program.clock.advance(length - 1);
    expect(await deal()).toBe('userBlockedYou');
    program.clock.advance(1);
    expect(await deal()).toBeNull();
    expect((await blacklist()).items).toEqual([]);
  });

  it('is refused twice while it lasts, and can be made again afterwards', async () => {
    const { block } = await setUp();
    await block('day');
    expect(await block('week')).toMatchObject({ status: 409, body: { error: 1065 } });
    program.clock.advance(days(1));
    expect((await block('week')).status).toBe(200);
  });

  it('needs another user who exists', async () => {
    const { me, block } = await setUp();
    expect((await block('day', me.idUser)).body).toMatchObject({ error: 1008, fields: { idUser: 'invalid' } });
    expect((await block('day', 999_999)).body).toMatchObject({ error: 1058 });
    expect((await block('year')).body).toMatchObject({ error: 1008, fields: { duration: 'invalid' } });
  });

  it('is listed page by page', async () => {
    const { client } = await setUp();
    for (let at = 0; at < 3; at++) {
      await client.post('/block-user', { idUser: (await aTalent(program, music)).idUser, duration: 'day' });
    }
    const page = await client.post('/get-blacklist', { page: 1, size: 2 });
    expect(page.body).toMatchObject({ items: [expect.anything()], totalPages: 2, currentPage: 1 });
  });
});

describe('a self-exclusion', () => {
  it('keeps from buying until it ends, and from nothing else, and cannot be replaced by a shorter one', async () => {
    const { me, other, client, deal, purchase } = await setUp();
    expect((await client.post('/block-self', { duration: 'week' })).status).toBe(200);
    expect(await purchase()).toBe('youBlockedYourself');
    expect(await purchase(other, me)).toBeNull();
    expect(await deal()).toBeNull();
    expect((await client.post('/block-self', { duration: 'day' })).body).toMatchObject({ error: 1065 });
    const until = new Date(program.clock.now().getTime() + days(7)).toISOString();
    expect((await client.get('/get-user-full/')).body).toMatchObject({ selfBlocked: { until }, blocked: null });
    program.clock.advance(days(7));
    expect(await purchase()).toBeNull();
    expect((await client.get('/get-user-full/')).body).toMatchObject({ selfBlocked: null });
    expect((await client.post('/block-self', { duration: 'day' })).status).toBe(200);
  });
});

describe('a block by an administrator', () => {
  it('is 1030 for the person and 1033 for the partner, with reason and end', async () => {
    const { me, other, client, deal, blockByAdmin } = await setUp();
    const until = new Date(program.clock.now().getTime() + days(7));
    await blockByAdmin(me.idUser, until);
    expect(await deal(me, other)).toBe('blockedByAdmin');
    expect(await deal(other, me)).toBe('partnerBlockedByAdmin');
    expect((await client.get('/get-user-full/')).body).toMatchObject({
      blocked: { until: until.toISOString(), reason: 'Unpaid win' },
    });
    program.clock.advance(days(7));
    expect(await deal(me, other)).toBeNull();
  });

  it('may last for ever, and is refused by its name', async () => {
    const { me, client, blockByAdmin } = await setUp();
    await blockByAdmin(me.idUser, null);
    const begin = program.database.inTransaction((tx) => requireNotBlocked(tx, me.idUser, program.clock.now()));
    await expect(begin).rejects.toMatchObject({ code: 1030 });
    expect((await client.get('/get-user-full/')).body).toMatchObject({ blocked: { until: null } });
  });
});
