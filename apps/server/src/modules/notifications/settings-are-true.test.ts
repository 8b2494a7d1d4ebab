import { describe, expect, it } from 'vitest';
import { anApplicant, aStage } from '../../../../../tests/support/applications.ts';
import { aCallPair, book, halfHourAfter } from '../../../../../tests/support/calls.ts';
import { hours } from '../../../../../tests/support/clock.ts';
import { aFanAtWork, again, aPaidOrder } from '../../../../../tests/support/orders.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import type { Kind } from '../../platform/notices/kind.ts';
import type { Notice } from '../../platform/notices/notify.ts';

const { program, fan } = await aFanAtWork({ deposited: 500_000 });
const { pool, inTransaction } = program.database;
const kinds = program.notifications.kinds();

const { idOrder } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
const { body: booked } = await book(await aCallPair(program), halfHourAfter(program.clock.now(), hours(3)));
const { id: idApplication } = await anApplicant(program, (await aStage(program, 'music')).category);
const withdrawal = await pool.query(
  `insert into withdrawal (id_user, amount, rail, masked, created_at) values ($1, 2500, 'paypal', '•', $2) returning id`,
  [fan.idUser, program.clock.now()],
);
const subjects: Readonly<Record<string, number>> = {
  order: idOrder,
  application: idApplication,
  withdrawal: withdrawal.rows[0].id,
  callBooking: booked.idBooking,
};
const subjectOf = ({ type }: Kind) => {
  if (type.startsWith('CALL_')) return 'callBooking';
  return type.startsWith('WITHDRAW') ? 'withdrawal' : type.startsWith('APPLICATION') ? 'application' : 'order';
};

const all = (on: boolean) => ({ inApp: on, email: on, push: on });
/** Every combination of the three switches, with and without optional mails. */
const positions = [
  null,
  ...[true, false].flatMap((optionalEmails) => [
    { optionalEmails, switches: all(true) },
    { optionalEmails, switches: all(false) },
    { optionalEmails, switches: { ...all(false), email: true } },
    { optionalEmails, switches: { ...all(true), email: false } },
  ]),
];

type Claims = { types: Record<string, { inApp: boolean; email: boolean; push: boolean }> };

/** A user with a push subscription and these settings, and what the settings page then says. */
const aUserWith = async (position: (typeof positions)[number]) => {
  const { idUser, email } = await aUser(program);
  const client = await again(program, idUser);
  const endpoint = `https://push.example/${crypto.randomUUID()}`;
  await client.post('/add-push-subscription', { endpoint, keys: { p256dh: 'BKey', auth: 'secret' } });
  if (position) {
    const types = Object.fromEntries(kinds.map(({ type }) => [type, position.switches]));
    const change = { types, optionalEmails: position.optionalEmails };
    expect((await client.post('/update-notification-preferences', change)).status).toBe(200);
  }
  const claims = (await client.get('/get-notification-preferences')).body as Claims;
  return { idUser, email, endpoint, client, claims };
};

const notifyOne = (kind: Kind<object>, { idUser, email }: { idUser: number; email: string }) => {
  const type = subjectOf(kind);
  const gaps = { email, network: 'Google', account: 'Olha', date: '1 May', by: 'Vira', about: 'A song', talent: 'T' };
  const notice: Notice = {
    idUser,
    eventKey: `matrix ${kind.type}`,
    subject: { type, id: subjects[type] ?? 0 },
    idPartner: fan.idUser,
    idOwner: fan.idUser,
    params: { product: 'Vinyl', date: '1 May', before: '$5.00' },
    ...(!kind.merges && { amount: 500 }),
    ...(kind.letter === 'given' && { letter: { to: email, gaps: { ...gaps, reason: 'R', product: 'P', time: 'T' } } }),
  };
  return inTransaction((tx) => program.notifications.notify(tx, kind, notice));
};

describe.each(positions)('with the switches as %j', (position) => {
  it('what comes of every kind is what the page says', { timeout: 60_000 }, async () => {
    const one = await aUserWith(position);
    for (const kind of kinds) await notifyOne(kind as Kind<object>, one);
    await program.settle();

    const { rows } = await pool.query('select id, type from event_log where id_user = $1 and in_app', [one.idUser]);
    const typeOf = new Map(rows.map(({ id, type }) => [id, type]));
    const shown = (await one.client.post('/event-logs/true', { page: 0, size: 100 })).body as {
      items: { type: string }[];
    };
    const tags = program.pushbox.pushed.filter(({ endpoint }) => endpoint === one.endpoint);
    const { rows: everything } = await pool.query('select id, type from event_log where id_user = $1', [one.idUser]);
    const kindOf = new Map(everything.map(({ id, type }) => [id, type]));
    const claimed = (channel: 'inApp' | 'email' | 'push') =>
      Object.keys(one.claims.types).filter((type) => one.claims.types[type]?.[channel]);

    expect(shown.items.map(({ type }) => type).toSorted()).toEqual(claimed('inApp').toSorted());
    expect([...typeOf.values()].toSorted()).toEqual(claimed('inApp').toSorted());
    expect(tags.map(({ payload }) => kindOf.get((payload as { tag: number }).tag)).toSorted()).toEqual(
      claimed('push').toSorted(),
    );
    expect(program.mailbox.mails.filter(({ to }) => to === one.email)).toHaveLength(claimed('email').length);
  });
});

it('has exactly those mails without a way to unsubscribe that cannot be switched off', async () => {
  const one = await aUserWith({ optionalEmails: true, switches: all(true) });
  for (const kind of kinds) {
    const before = program.mailbox.mails.length;
    await notifyOne(kind as Kind<object>, one);
    await program.settle();
    const [mail] = program.mailbox.mails.slice(before);
    if (kind.channels.email) expect(Boolean(mail?.headers), kind.type).toBe(kind.channels.email !== 'always');
    else expect(mail, kind.type).toBeUndefined();
  }
});
