import { expect, it } from 'vitest';
import { days, hours } from '../../../../../../tests/support/clock.ts';
import { copyOrder } from '../../../../../../tests/support/copy-order.ts';
import { anEvent, aTicket, mailsAbout, reason } from '../../../../../../tests/support/events.ts';
import {
  aFanAtWork,
  aPurchase,
  aShop,
  backOnCard,
  buy,
  detailFor,
  moveClock,
  payCard,
  receiptOf,
  siOf,
} from '../../../../../../tests/support/orders.ts';
import { payOnPage } from '../../../../../../tests/support/paying-program.ts';
import { balancesOf, once, userWith, violationsIn } from '../../../../../../tests/support/wallet.ts';
import { passCode } from '../passes/pass-code.ts';
import { followDate } from './dates.jobs.ts';

it('refunds everybody in full: the card, the wallet, and both', async () => {
  const { program, fan: byCard } = await aFanAtWork();
  const byWallet = await userWith(program, { bonus: 500, deposited: 1_500 });
  const byBoth = await userWith(program, { earned: 700 });
  const event = await anEvent(program, { capacity: 3 });
  const card = await aTicket(program, event, byCard);
  const wallet = await aTicket(program, event, byWallet, { fromWallet: 2_000 });
  const both = await aTicket(program, event, byBoth, { fromWallet: 700 });

  expect((await event.cancel()).status).toBe(200);
  const sale = await program.catalogue.findOffer(event.idProduct).catch((error: Error) => error.message);
  expect(sale).toContain('noActiveProduct');
  await program.settle();

  expect(await backOnCard(program, card.idOrder)).toEqual([2_000]);
  expect(await backOnCard(program, both.idOrder)).toEqual([1_300]);
  expect(await balancesOf(program, byWallet.idUser)).toMatchObject({ bonus: 500, deposited: 1_500 });
  expect(await balancesOf(program, byBoth.idUser)).toMatchObject({ earned: 700 });
  for (const [{ client, email }, { idOrder }] of [
    [byCard, card],
    [byWallet, wallet],
    [byBoth, both],
  ] as const) {
    expect(await detailFor(client, idOrder)).toMatchObject({
      state: 'declined',
      dateCancelled: true,
      delivered: { passes: [{ code: null }] },
      history: [{}, {}, { state: 'declined', actor: 'talent', reason }],
    });
    expect(program.mailbox.latest(email).subject).toMatch(/is cancelled. We refund \$20.00/);
    const { items } = (await client.post('/event-logs/true', { page: 0, size: 5 })).body as {
      items: { type: string }[];
    };
    expect(items.map(({ type }) => type)).toContain('EVENT_CANCELLED');
    const code = passCode(program.secrets, idOrder, 1);
    expect((await once(event.talent, '/check-in-guest', { code })).body).toMatchObject({
      error: 1028,
      reason: { kind: 'passNotValid', state: 'declined' },
    });
  }
  expect(await violationsIn(program)).toEqual([]);
});

it('shows that it was cancelled, and can be sold again with another date', async () => {
  const { program, fan } = await aFanAtWork();
  const event = await anEvent(program);
  await event.cancel();
  const { body } = await fan.client.get(`/get-product-by-id/${event.idProduct}`);
  expect(body).toMatchObject({ productStatus: 'ENDED', standardRate: 2_000, variations: [{ cancelled: true }] });
  const own = (await event.talent.get(`/get-user-products?idProduct=${event.idProduct}`)).body as {
    products: { texts: { en: object }; idImage: string }[];
  };
  const startsAt = new Date(program.clock.now().getTime() + days(20)).toISOString();
  const again = await event.talent.post('/save-product/', {
    ...own.products[0]?.texts.en,
    idProduct: event.idProduct,
    productType: 'EVENT',
    language: 'en',
    startsAt,
    capacity: 5,
    standardRate: 2_000,
    idImage: own.products[0]?.idImage,
  });
  expect(again.status).toBe(200);
  expect((await fan.client.get(`/get-product-by-id/${event.idProduct}`)).body).toMatchObject({
    productStatus: 'ACTIVE',
    variations: [{ startsAt, cancelled: false, stock: 5 }],
  });
  expect(await violationsIn(program)).toEqual([]);
});

it('refuses another talent’s date, a past date, a cancelled one, and a product without dates', async () => {
  const { program, fan } = await aFanAtWork();
  const [event, over] = [await anEvent(program), await anEvent(program)];
  const other = await anEvent(program);
  const body = { idVariation: event.idVariation, reason };
  expect((await once(other.talent, '/cancel-event-date', body)).body).toMatchObject({ error: 1058 });
  expect((await once(fan.client, '/cancel-event-date', body)).body).toMatchObject({ error: 1058 });
  expect((await event.cancel()).status).toBe(200);
  expect((await event.cancel()).body).toMatchObject({ error: 1028 });
  expect((await event.move(new Date(program.clock.now().getTime() + days(30)))).body).toMatchObject({ error: 1028 });

  const autograph = await aShop(program);
  const { rows } = await program.database.pool.query('select id from variation where id_product = $1', [
    autograph.idProduct,
  ]);
  const undated = { idVariation: rows[0].id, reason };
  expect((await once(autograph.talent, '/cancel-event-date', undated)).body).toMatchObject({ error: 1028 });

  program.clock.advance(days(10));
  expect((await over.cancel()).body).toMatchObject({ error: 1028 });
  expect(await violationsIn(program)).toEqual([]);
});

it('is done once, however often the button is pressed, in however many tabs', async () => {
  const { program, fan } = await aFanAtWork();
  const event = await anEvent(program);
  const { idOrder } = await aTicket(program, event, fan);
  const answers = await Promise.all([...Array.from({ length: 4 }, () => event.cancel('one press')), event.cancel()]);
  expect(answers.map(({ status }) => status).toSorted()).toSatisfy((all: number[]) => all.includes(200));
  const follow = { idVariation: event.idVariation, after: 0 };
  const queue = () => program.database.inTransaction((tx) => program.jobs.queue(tx, followDate, follow));
  await Promise.all([queue(), queue(), queue()]);
  await program.settle();
  await queue();
  await program.settle();
  expect(await backOnCard(program, idOrder)).toEqual([2_000]);
  expect(mailsAbout(program, fan.email, 'is cancelled')).toHaveLength(1);
  expect(await violationsIn(program)).toEqual([]);
});

it('ends the checkouts that are open, and refunds what is paid all the same', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 700 });
  const late = await userWith(program);
  const event = await anEvent(program);
  const waiting = await aTicket(program, event, fan, { fromWallet: 700, isPaid: false });
  const paying = await aTicket(program, event, late, { isPaid: false });
  const page = await program.payments.openCheckout(siOf(paying.bought));
  expect((await payOnPage(page)).status).toBeLessThan(400);
  await event.cancel();
  await program.settle();

  expect(await detailFor(fan.client, waiting.idOrder)).toMatchObject({ state: 'expired', dateCancelled: true });
  const outcome = await fan.client.post('/get-bought', { receipt: receiptOf(waiting.bought) });
  expect(outcome.body).toMatchObject({ state: 'expired', buyer: null, dateCancelled: true });
  expect(await balancesOf(program, fan.idUser)).toMatchObject({ deposited: 700 });
  const { items } = (await fan.client.post('/event-logs/true', { page: 0, size: 5 })).body as {
    items: { type: string }[];
  };
  expect(items.map(({ type }) => type)).toEqual(['CHECKOUT_ENDED']);
  expect((await detailFor(late.client, paying.idOrder)).state).toMatch(/^(refunded|declined)$/);
  expect(await backOnCard(program, paying.idOrder)).toEqual([2_000]);
  expect(await violationsIn(program)).toEqual([]);
});

it('ends an order whose buyer had reported a problem, and one that the bank gives back to us', async () => {
  const { program, fan } = await aFanAtWork();
  const event = await anEvent(program);
  const { idOrder } = await aTicket(program, event, fan);
  await moveClock(program, hours(2));
  expect((await fan.client.post('/report-order-problem', { idOrder, text: 'Wrong hall?' })).status).toBe(200);
  await event.cancel();
  await program.settle();
  expect(await detailFor(fan.client, idOrder)).toMatchObject({ state: 'refunded' });
  expect(await backOnCard(program, idOrder)).toEqual([2_000]);
  expect(await violationsIn(program)).toEqual([]);
});

it('leaves no order of a cancelled date paid, however many buy at the same moment', async () => {
  const { program } = await aFanAtWork();
  const event = await anEvent(program, { capacity: 60 });
  const fans = await Promise.all(Array.from({ length: 12 }, () => userWith(program, { deposited: 4_000 })));
  const bodies = await Promise.all(fans.map(({ email }) => aPurchase(program, { ...event, email, fromWallet: 2_000 })));
  const byCard = await userWith(program);
  const { bought } = await aTicket(program, event, byCard, { isPaid: false });
  const [cancelled, , ...answers] = await Promise.all([
    event.cancel(),
    payCard(program, bought),
    ...fans.flatMap(({ client }, at) => [buy(client, bodies[at] ?? {}), buy(client, bodies[at] ?? {})]),
  ]);
  expect(cancelled.status).toBe(200);
  for (const { status, body } of answers) {
    if (status !== 200) expect(body).toMatchObject({ name: 'noActiveProduct' });
  }
  await program.settle();
  const { rows } = await program.database.pool.query(
    `select distinct state::text from orders where id_variation = $1 order by 1`,
    [event.idVariation],
  );
  expect(rows.map(({ state }) => state).filter((state) => !['declined', 'refunded'].includes(state))).toEqual([]);
  for (const { idUser } of fans) expect(await balancesOf(program, idUser)).toMatchObject({ deposited: 4_000 });
  const { rows: stock } = await program.database.pool.query('select stock from variation where id = $1', [
    event.idVariation,
  ]);
  expect(stock).toEqual([{ stock: 60 }]);
  expect(await violationsIn(program)).toEqual([]);
});

it('either moves and then cancels, or only cancels, when both are asked for at once', async () => {
  const { program, fan } = await aFanAtWork();
  const event = await anEvent(program);
  const { idOrder } = await aTicket(program, event, fan);
  const later = new Date(program.clock.now().getTime() + days(20));
  const [cancelled, moved] = await Promise.all([event.cancel(), event.move(later)]);
  expect(cancelled.status).toBe(200);
  expect([200, 409]).toContain(moved.status);
  await program.settle();
  expect(await detailFor(fan.client, idOrder)).toMatchObject({ state: 'declined' });
  expect(await backOnCard(program, idOrder)).toEqual([2_000]);
  expect(await violationsIn(program)).toEqual([]);
});

it('ends all orders of a large house, batch by batch', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 300_000 });
  const event = await anEvent(program, { capacity: 120 });
  const body = await aPurchase(program, { ...event, email: fan.email, fromWallet: 2_000 });
  for (let bought = 0; bought < 120; bought++) {
    if (bought % 50 === 0) await program.database.pool.query('delete from rate_limit');
    expect((await buy(fan.client, body)).status).toBe(200);
  }
  await event.cancel();
  await program.settle();
  const { rows } = await program.database.pool.query(
    'select state::text, count(*)::int as orders from orders where id_variation = $1 group by 1',
    [event.idVariation],
  );
  expect(rows).toEqual([{ state: 'declined', orders: 120 }]);
  expect(await balancesOf(program, fan.idUser)).toMatchObject({ deposited: 300_000 });
  expect(await violationsIn(program)).toEqual([]);
});

it('stays cancelled even for direct writes to the database', async () => {
  const { program, fan } = await aFanAtWork();
  const event = await anEvent(program);
  const { idOrder } = await aTicket(program, event, fan, { isPaid: false });
  await event.cancel();
  for (const change of ['cancelled_at = null, cancel_reason = null', 'stock = stock - 1', 'starts_at = now()']) {
    const write = program.database.pool.query(`update variation set ${change} where id = $1`, [event.idVariation]);
    await expect(write).rejects.toMatchObject({ constraint: 'variation_stays_cancelled' });
  }
  const begin = program.database.pool.query(
    `update orders set state = 'processing', actor = 'system', paid_at = now(), deadline_at = now() where id = $1`,
    [idOrder],
  );
  await expect(begin).rejects.toMatchObject({ constraint: 'orders_of_dates_that_take_place' });
  const place = copyOrder(program.database.pool, idOrder, 'processing', 'system');
  await expect(place).rejects.toMatchObject({ constraint: 'orders_of_dates_that_take_place' });
});
