import { expect, it } from 'vitest';
import { hours, minutes } from '../../../../../../tests/support/clock.ts';
import {
  aFanAtWork,
  again,
  aPaidOrder,
  aPurchase,
  aShop,
  buy,
  moveClock,
  orderBy,
  payCard,
  receiptOf,
} from '../../../../../../tests/support/orders.ts';
import { aClient } from '../../../../../../tests/support/program.ts';

const { program, fan } = await aFanAtWork({ deposited: 900_000 });
const { mailbox } = program;
const { pool } = program.database;

const emailOf = async (idUser: number): Promise<string> =>
  (await pool.query('select email from users where id = $1', [idUser])).rows[0].email;
const mailsTo = (email: string) => mailbox.mails.filter(({ to }) => to === email);
/** The rows of the table in a mail's text. */
const rowsIn = (text: string) =>
  new Map([...text.matchAll(/^([^:\n]+): (.+)$/gm)].map(([, label, value]) => [label, value]));

const aGuestOrder = async (email: string, language: 'en' | 'uk' | 'ru') => {
  const shop = await aShop(program);
  const fields = { recipientName: 'Olena', express: true };
  const purchase = await aPurchase(program, { ...shop, email, fields });
  const bought = await buy(aClient(program), { ...purchase, language });
  await payCard(program, bought);
  return { ...(await orderBy(program, receiptOf(bought))), ...shop };
};

it('is a receipt: number, thing, talent, recipient, deadline, every line and the total', async () => {
  const order = await aGuestOrder('receipt@example.com', 'en');
  const { text, subject } = mailbox.latest('receipt@example.com');
  const { rows } = await pool.query(
    `select p.name ->> 'en' as product, coalesce(t.names ->> 'en', u.name) as talent from product p
      join users u on u.id = p.id_owner left join talent t on t.id_user = u.id where p.id = $1`,
    [order.idProduct],
  );
  expect(subject).toContain('your order is paid');
  expect(Object.fromEntries(rowsIn(text))).toMatchObject({
    Order: String(order.id),
    Product: expect.stringContaining(rows[0].product),
    Talent: rows[0].talent,
    For: 'Olena',
    Due: expect.stringMatching(/ 2026 .*UTC$/),
    Price: '$15.00',
    Express: '$10.00',
    Total: '$25.00',
  });
});

it('reaches a guest by mail alone, in the language of the order, with a way in and no settings', async () => {
  const email = 'gist@example.com';
  const order = await aGuestOrder(email, 'uk');
  await order.talent.post('/decline-order', { idOrder: order.id, reason: 'Not this week' });
  await program.settle();
  const mails = mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('замовлення оплачено'),
    expect.stringContaining('Повертаємо'),
  ]);
  for (const { text, html, headers } of mails) {
    expect(html).toContain('<html lang="uk">');
    expect(text).not.toContain('/settings/notifications');
    expect(headers).toBeUndefined();
  }
  expect(rowsIn(mails[1]?.text ?? '').get('Причина')).toBe('Not this week');
  const token = /\/order\/(\S+)/.exec(mails[1]?.text ?? '')?.[1] ?? '';
  const read = await aClient(program).post('/read-order-link', { token });
  expect(read.body).toMatchObject({ idOrder: order.id, state: 'declined' });
});

it('tells the talent what they get, for whom, and the nearer date of express', async () => {
  const order = await aGuestOrder('hasty@example.com', 'en');
  const [mail] = mailsTo(await emailOf(order.idTalent));
  const { rows } = await pool.query('select talent, express_deadline_at from orders where id = $1', [order.id]);
  const day = rows[0].express_deadline_at.getUTCDate();
  expect(Object.fromEntries(rowsIn(mail?.text ?? ''))).toMatchObject({
    For: 'Olena',
    Due: expect.stringMatching(new RegExp(`^${day} `)),
    'You earn': `$${(rows[0].talent / 100).toFixed(2)}`,
  });
  expect(mail?.text).not.toContain('hasty@example.com');
});

it('says that a parcel was shipped, with whom, its number, and where to follow it', async () => {
  const order = await aPaidOrder(program, fan, 'PHYSICAL', { fromWallet: 100_000 });
  const delivery = { kind: 'parcel', carrier: 'Nova Poshta', trackingNumber: '20450' };
  await order.talent.post('/deliver-order', { idOrder: order.idOrder, delivery });
  await program.settle();
  const { subject, text, html } = mailbox.latest(fan.email);
  const link = 'https://novaposhta.ua/tracking/?cargo_number=20450';
  expect(subject).toContain('your parcel was shipped');
  expect(Object.fromEntries(rowsIn(text))).toMatchObject({
    Carrier: 'Nova Poshta',
    'Tracking number': '20450',
  });
  expect(text).toContain(link);
  expect(html).toContain(`href="${link}"`);
});

it('does not tell who cancelled that it did not work out, but what is refunded and where to', async () => {
  const order = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  await fan.client.get(`/cancel-product/${order.idOrder}`);
  await program.settle();
  expect(mailbox.latest(fan.email).text).toMatch(
    /^You cancelled “.+”\. We refund \$15\.00\n\nThere’s nothing to do\. The money is in your wallet\./,
  );
});

it('comes at once in the quiet hours where it is a receipt, and later where it is news', async () => {
  const client = await again(program, fan.idUser);
  const wall = (ms: number) => new Date(program.clock.now().getTime() + ms).toISOString().slice(11, 16);
  await client.post('/update-notification-preferences', {
    quietHours: { from: wall(-minutes(10)), to: wall(hours(2)) },
  });
  const before = mailsTo(fan.email).length;
  const order = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  expect(mailsTo(fan.email).slice(before)).toMatchObject([{ subject: expect.stringContaining('is paid') }]);
  await order.talent.post('/write-to-order', { idOrder: order.idOrder, text: 'Soon' });
  await program.settle();
  expect(mailsTo(fan.email).slice(before)).toHaveLength(1);
  await moveClock(program, hours(2));
  expect(mailsTo(fan.email).slice(before)).toHaveLength(2);
  await (await again(program, fan.idUser)).post('/update-notification-preferences', { quietHours: null });
});
