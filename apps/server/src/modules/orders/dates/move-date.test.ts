import { expect, it } from 'vitest';
import { days, hours, minutes } from '../../../../../../tests/support/clock.ts';
import { anEvent, aTicket, mailsAbout, type TestEvent } from '../../../../../../tests/support/events.ts';
import { aFanAtWork, again, backOnCard, detailFor, moveClock } from '../../../../../../tests/support/orders.ts';
import type { PayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { balancesOf, userWith, violationsIn } from '../../../../../../tests/support/wallet.ts';

const inTime = ({ clock }: PayingProgram, milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

const moved = async (program: PayingProgram, event: TestEvent, milliseconds: number) => {
  const startsAt = inTime(program, milliseconds);
  const answer = await event.move(startsAt);
  await program.settle();
  return { startsAt: startsAt.toISOString(), answer };
};

it('tells every guest, and each may stay or take the money back until a day before', async () => {
  const { program, fan: leaves } = await aFanAtWork();
  const stays = await userWith(program, { deposited: 2_000 });
  const event = await anEvent(program);
  const left = await aTicket(program, event, leaves);
  const kept = await aTicket(program, event, stays, { fromWallet: 2_000 });
  await moveClock(program, hours(2));
  const { startsAt, answer } = await moved(program, event, days(20));
  expect(answer.status).toBe(200);

  const refundUntil = new Date(Date.parse(startsAt) - hours(24)).toISOString();
  const from = '2026-03-11T12:00:00.000Z';
  for (const [{ client, email }, { idOrder }] of [
    [leaves, left],
    [stays, kept],
  ] as const) {
    expect(await detailFor(client, idOrder)).toMatchObject({
      state: 'processing',
      deadline: startsAt,
      delivered: { kind: 'pass', startsAt },
      moved: { from, refundUntil },
      can: expect.arrayContaining(['cancel']),
    });
    const mail = program.mailbox.latest(email);
    expect(mail.subject).toMatch(/has a new date/);
    expect(mail.text).toContain('When: Sat 21 Mar 2026, 16:00, Kyiv time');
    expect(mail.text).toContain('by Fri 20 Mar 2026, 16:00, Kyiv time');
  }
  expect((await leaves.client.get(`/cancel-product/${left.idOrder}`)).status).toBe(200);
  await program.settle();
  expect(await backOnCard(program, left.idOrder)).toEqual([2_000]);

  // The old date comes, and nothing happens.
  await moveClock(program, days(10));
  const stayed = await again(program, stays.idUser);
  expect(await detailFor(stayed, kept.idOrder)).toMatchObject({ state: 'processing' });
  await moveClock(program, Date.parse(refundUntil) - program.clock.now().getTime());
  const later = await again(program, stays.idUser);
  expect((await later.get(`/cancel-product/${kept.idOrder}`)).body).toMatchObject({ error: 1028 });
  await moveClock(program, hours(24));
  expect(await detailFor(later, kept.idOrder)).toMatchObject({ state: 'completed' });
  expect(await balancesOf(program, event.idTalent)).toMatchObject({ pending: 1_700 });
  expect(await violationsIn(program)).toEqual([]);
});

it('leaves a day to decide where the new date is near, or until it starts', async () => {
  const { program, fan } = await aFanAtWork();
  const event = await anEvent(program);
  const { idOrder } = await aTicket(program, event, fan);
  await moved(program, event, hours(30));
  expect(await detailFor(fan.client, idOrder)).toMatchObject({
    moved: { refundUntil: inTime(program, hours(24)).toISOString() },
  });
  const { startsAt } = await moved(program, event, hours(5));
  expect(await detailFor(fan.client, idOrder)).toMatchObject({ deadline: startsAt, moved: { refundUntil: startsAt } });
  await moveClock(program, hours(5));
  expect(await detailFor(fan.client, idOrder)).toMatchObject({ state: 'completed' });
  expect(await violationsIn(program)).toEqual([]);
});

it('does not let an order end at the old date when it was moved a moment before', async () => {
  const { program, fan } = await aFanAtWork();
  const event = await anEvent(program, { startsAt: '2026-03-01T14:00:00.000Z' });
  const { idOrder } = await aTicket(program, event, fan);
  program.clock.advance(hours(2) - minutes(1));
  await event.move(inTime(program, days(1)));
  await moveClock(program, minutes(1));
  expect(await detailFor(fan.client, idOrder)).toMatchObject({ state: 'processing' });
  expect(await violationsIn(program)).toEqual([]);
});

it('says in quiet hours what cannot wait, and keeps what can', async () => {
  const { program, fan } = await aFanAtWork();
  const quietHours = { from: '11:00', to: '20:00' };
  await fan.client.post('/update-notification-preferences', { quietHours, timeZone: 'UTC' });
  const [near, far] = [await anEvent(program, { startsAt: '2026-03-02T10:00:00.000Z' }), await anEvent(program)];
  for (const event of [near, far]) await aTicket(program, event, fan);
  await moved(program, far, days(30));
  const subjects = () => mailsAbout(program, fan.email, 'has a new date');
  expect(subjects()).toHaveLength(0);
  await moved(program, near, days(30));
  expect(subjects()).toHaveLength(1);
  await moveClock(program, hours(8));
  expect(subjects()).toHaveLength(2);
});

it('refuses a date in the past, the same date, and another talent’s event', async () => {
  const { program } = await aFanAtWork();
  const [event, other] = [await anEvent(program), await anEvent(program)];
  expect((await event.move(inTime(program, 0))).body).toMatchObject({ fields: { startsAt: 'tooSmall' } });
  expect((await event.move(inTime(program, days(10)))).body).toMatchObject({ fields: { startsAt: 'invalid' } });
  const foreign = { idVariation: event.idVariation, startsAt: inTime(program, days(12)).toISOString() };
  const { body } = await other.talent.call('POST', '/move-event-date', {
    body: foreign,
    headers: { 'idempotency-key': 'a key' },
  });
  expect(body).toMatchObject({ error: 1058 });
});

it('leaves no way around it: a date with guests is not changed or left out by the form', async () => {
  const { program, fan } = await aFanAtWork();
  const event = await anEvent(program);
  const own = async () =>
    (
      (await event.talent.get(`/get-user-products?idProduct=${event.idProduct}`)).body as {
        products: { texts: { en: object }; idImage: string }[];
      }
    ).products[0];
  const save = async (startsAt: Date) => {
    const known = await own();
    return event.talent.post('/save-product/', {
      ...known?.texts.en,
      idProduct: event.idProduct,
      productType: 'EVENT',
      language: 'en',
      startsAt: startsAt.toISOString(),
      capacity: 30,
      standardRate: 2_000,
      idImage: known?.idImage,
    });
  };
  expect((await save(inTime(program, days(9)))).status).toBe(200);
  await aTicket(program, event, fan);
  expect((await save(inTime(program, days(8)))).body).toMatchObject({ name: 'dateCannotChange' });
  expect((await save(inTime(program, days(9)))).status).toBe(200);
});
