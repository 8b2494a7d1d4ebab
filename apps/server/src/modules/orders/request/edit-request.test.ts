import { expect, it } from 'vitest';
import { anImage } from '../../../../../../tests/support/catalogue.ts';
import {
  aFanAtWork,
  again,
  aPaidOrder,
  aPurchase,
  aShop,
  buy,
  detailFor,
  orderBy,
  payCard,
  receiptOf,
} from '../../../../../../tests/support/orders.ts';
import { aClient } from '../../../../../../tests/support/program.ts';

const { program, fan } = await aFanAtWork({ deposited: 900_000 });
const { pool } = program.database;

const request = { recipientName: 'Olha', occasion: 'wedding', greetingLanguage: 'uk', wishes: 'Congratulate both' };
const begun = { status: 409, body: { name: 'incompleteRequest', reason: { kind: 'workBegun' } } };

const aGreeting = () => aPaidOrder(program, fan, 'VIDEO_GREETING', { fromWallet: 4_000 });
const fieldsOf = async (idOrder: number) => {
  const { rows } = await pool.query('select fields from orders where id = $1', [idOrder]);
  return rows[0].fields as Record<string, unknown>;
};
const edit = (idOrder: number, changes: object = {}, client = fan.client) =>
  client.post('/edit-request', { idOrder, request: { ...request, ...changes } });

it('changes what the talent works from until they open the order, and is kindly refused afterwards', async () => {
  const { idOrder, talent } = await aGreeting();
  expect((await detailFor(fan.client, idOrder)).can).toContain('editRequest');
  expect((await edit(idOrder)).status).toBe(200);
  const order = await detailFor(talent, idOrder);
  expect(order.fields).toEqual(
    expect.arrayContaining(Object.entries(request).map(([name, value]) => ({ name, value }))),
  );
  expect(order.requestEditedAt).toBe(program.clock.now().toISOString());

  expect((await talent.post('/begin-order', { idOrder })).status).toBe(200);
  const later = await detailFor(fan.client, idOrder);
  expect(later).toMatchObject({ state: 'processing', begunAt: program.clock.now().toISOString() });
  expect(later.can).not.toContain('editRequest');
  expect(await edit(idOrder, { recipientName: 'Too late' })).toMatchObject(begun);
  expect(await fieldsOf(idOrder)).toMatchObject({ recipientName: 'Olha' });
});

it('lets either the edit or the begin of the work come first, and never both halves', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, aGreeting));
  const outcomes = await Promise.all(
    orders.map(async ({ idOrder, talent }, place) => {
      const start = () => talent.post('/begin-order', { idOrder });
      const calls = place % 2 === 0 ? [edit(idOrder), start()] : [start(), edit(idOrder)];
      const answers = await Promise.all(calls);
      const [edited, started] = place % 2 === 0 ? answers : answers.toReversed();
      expect(started?.status).toBe(200);
      expect(await fieldsOf(idOrder)).toMatchObject({ recipientName: edited?.status === 200 ? 'Olha' : 'Olena' });
      if (edited?.status !== 200) expect(edited).toMatchObject(begun);
      return edited?.status;
    }),
  );
  expect(outcomes).toHaveLength(12);
});

it('is a promise of the database: nobody can edit what was begun, and only a leaving buyer removes it', async () => {
  const { idOrder, talent } = await aGreeting();
  await talent.post('/begin-order', { idOrder });
  const write = (fields: string) => pool.query('update orders set fields = $2 where id = $1', [idOrder, fields]);
  await expect(write('{"recipientName": "Nobody"}')).rejects.toThrow(/was begun/);
  await write('{}');
});

it('notifies the talent once, however often it is edited, and not when nothing changes', async () => {
  const { idOrder, idTalent } = await aGreeting();
  const notices = async () => {
    await program.settle();
    const client = await again(program, idTalent);
    const { items } = (await client.post('/event-logs/true', { page: 0, size: 50 })).body as {
      items: { idOrder: number | null; type: string }[];
    };
    return items.filter((item) => item.idOrder === idOrder && item.type === 'REQUEST_EDITED').length;
  };
  const { fields } = await detailFor(fan.client, idOrder);
  const unchanged = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  expect((await fan.client.post('/edit-request', { idOrder, request: unchanged })).status).toBe(200);
  expect(await notices()).toBe(0);
  await edit(idOrder);
  await edit(idOrder, { wishes: 'And sing' });
  expect(await notices()).toBe(1);
});

it('asks for what the purchase asked for, and only in a language of the talent', async () => {
  const { idOrder } = await aGreeting();
  const refused = (field: string, word: string) => ({
    status: 422,
    body: { name: 'mandatoryFieldNull', fields: { [field]: word } },
  });
  expect(await edit(idOrder, { wishes: '' })).toMatchObject(refused('wishes', 'required'));
  expect(await edit(idOrder, { greetingLanguage: 'fr' })).toMatchObject(refused('greetingLanguage', 'invalid'));
  expect((await detailFor(fan.client, idOrder)).requestEditedAt).toBeNull();
});

it('ends with asking for more time and with the delivery', async () => {
  const asked = await aGreeting();
  await asked.talent.post('/ask-extension', { idOrder: asked.idOrder });
  expect(await edit(asked.idOrder)).toMatchObject(begun);

  const sent = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1_500 });
  const delivery = { kind: 'image', idFile: await anImage(program, sent.idTalent) };
  expect((await sent.talent.post('/deliver-order', { idOrder: sent.idOrder, delivery })).status).toBe(200);
  expect(await edit(sent.idOrder)).toMatchObject({ status: 409, body: { reason: { kind: 'notPossibleNow' } } });
});

it('works through a guest’s mailed link, and for nobody without it', async () => {
  const shop = await aShop(program);
  const guest = aClient(program);
  const bought = await buy(guest, await aPurchase(program, { ...shop, email: 'guest-edits@example.com' }));
  await payCard(program, bought);
  const { id: idOrder } = await orderBy(program, receiptOf(bought));
  const [, token] = /\/order\/([\w-]+)/.exec(program.mailbox.latest('guest-edits@example.com').text) ?? [];
  const read = async () =>
    (await guest.post('/read-order-link', { token })).body as { can: string[]; begunAt: unknown };
  expect((await read()).can).toEqual(['editRequest']);
  expect((await edit(idOrder, {}, guest)).status).toBe(404);
  expect((await guest.post('/edit-request', { token, request })).status).toBe(200);
  expect(await fieldsOf(idOrder)).toMatchObject(request);
  await shop.talent.post('/begin-order', { idOrder });
  expect((await read()).can).toEqual([]);
  expect(await guest.post('/edit-request', { token, request })).toMatchObject(begun);
});
