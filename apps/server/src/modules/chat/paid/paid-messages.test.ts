import type { ChatMessage } from '@stagedoor/contract/schemas/chat';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  aPair,
  historyOf,
  messagePrice,
  textsIn,
  threadsOf,
  write,
  writePaid,
} from '../../../../../../tests/support/chat.ts';
import { days, hours } from '../../../../../../tests/support/clock.ts';
import { again, aPurchase, aShop, buy, detailFor, moveClock, payCard } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { aClient } from '../../../../../../tests/support/program.ts';
import { balancesOf, once, userWith, violationsIn } from '../../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const depositedOf = async (idUser: number) => (await balancesOf(program, idUser)).deposited;
const paidOf = ({ paid }: Pick<ChatMessage, 'paid'>) => paid ?? expect.fail('not paid');
const lastOf = async (client: Awaited<ReturnType<typeof again>>, idChat: number) =>
  (await historyOf(client, idChat)).items.at(-1) ?? expect.fail('empty');

describe('a paid message', () => {
  it('is sent with its payment, viewed, answered, and earns its money', async () => {
    const { fan, talent, idTalent } = await aPair(program);
    const { status, body } = await writePaid(fan.client, idTalent);
    expect({ status, result: body.result }).toEqual({ status: 200, result: 'success' });
    expect(body.message).toMatchObject({
      seq: 1,
      own: true,
      role: 'PERSON',
      paid: { price: messagePrice, status: 'sent', fromPack: false, returned: null },
      may: { edit: false, remove: false, cancel: true, answer: false },
    });
    const { idChat } = body;
    await program.settle();

    expect(await threadsOf(talent)).toMatchObject([
      { idChat, unread: 1, partner: { idUser: fan.idUser }, lastMessage: { text: 'Where do the songs come from?' } },
    ]);
    const seen = await historyOf(talent, idChat);
    expect(seen.writing).toEqual({ kind: 'ANSWER', idMessage: body.message.idMessage });
    expect(seen.items).toMatchObject([{ own: false, may: { answer: true } }]);
    expect((await talent.post('/mark-chat-read', { idChat, seq: 1 })).status).toBe(200);
    expect(await lastOf(fan.client, idChat)).toMatchObject({ paid: { status: 'viewed' } });
    expect(await threadsOf(talent)).toMatchObject([{ unread: 0 }]);

    const answered = await answer(talent, body.message.idMessage);
    expect(answered).toMatchObject({ status: 200, body: { seq: 2, answers: body.message.idMessage, role: 'PERSON' } });
    await program.settle();
    const history = await historyOf(fan.client, idChat);
    expect(textsIn(history)).toEqual(['Where do the songs come from?', 'From the kitchen']);
    expect(history.items[0]).toMatchObject({ paid: { status: 'answered' }, may: { cancel: false } });
    expect(history.writing).toEqual({ kind: 'PAID' });
    const { idOrder } = paidOf(body.message);
    expect(await detailFor(fan.client, idOrder)).toMatchObject({
      state: 'completed',
      delivered: { kind: 'answer', text: 'From the kitchen' },
    });
    expect(await balancesOf(program, idTalent)).toMatchObject({ pending: (messagePrice * 85) / 100 });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('costs more when it is longer, and is refused at another price', async () => {
    const { fan, idTalent } = await aPair(program);
    const text = 'a'.repeat(551);
    expect(await writePaid(fan.client, idTalent, { text })).toMatchObject({
      status: 409,
      body: { reason: { kind: 'priceChanged', total: 720 } },
    });
    expect(await writePaid(fan.client, idTalent, { text }, 720)).toMatchObject({
      status: 200,
      body: { message: { paid: { price: 720 } } },
    });
  });

  it('waits for its card: only its author knows of it until then', async () => {
    const { fan, talent, idTalent } = await aPair(program);
    const sent = await write(fan.client, { idUser: idTalent, payment: { total: messagePrice } });
    expect(sent.body.message).toMatchObject({ seq: null, paid: { status: 'new' } });
    const { idChat } = sent.body;
    expect(await historyOf(fan.client, idChat)).toMatchObject({ items: [], unpaid: [{ paid: { status: 'new' } }] });
    expect(await threadsOf(talent)).toEqual([]);
    expect(await historyOf(talent, idChat)).toMatchObject({ items: [], unpaid: [] });
    await payCard(program, sent);
    expect(await historyOf(talent, idChat)).toMatchObject({ items: [{ seq: 1, paid: { status: 'sent' } }] });
    expect(await historyOf(fan.client, idChat)).toMatchObject({ unpaid: [] });
  });

  it('that was bought on the product’s page, and answered on the order’s page, is in the chat too', async () => {
    const { fan, talent, idProduct } = await aPair(program);
    const basket = { idProduct, type: 'MSG', email: fan.email, fromWallet: messagePrice } as const;
    expect((await buy(fan.client, await aPurchase(program, basket))).status).toBe(200);
    await program.settle();
    const [thread] = await threadsOf(talent);
    const { idChat = 0 } = thread ?? {};
    const [question] = (await historyOf(talent, idChat)).items;
    expect(question).toMatchObject({ text: 'How did it begin?', paid: { status: 'sent' } });
    const delivery = { kind: 'answer', text: 'With a song' };
    const { idOrder } = paidOf(question ?? expect.fail());
    expect((await talent.post('/deliver-order', { idOrder, delivery })).status).toBe(200);
    await program.settle();
    expect(textsIn(await historyOf(fan.client, idChat))).toEqual(['How did it begin?', 'With a song']);
  });

  it('comes back by itself on day 7, and is told', async () => {
    const { fan, idTalent } = await aPair(program);
    const { body } = await writePaid(fan.client, idTalent);
    await moveClock(program, days(7));
    const later = await again(program, fan.idUser);
    expect(await lastOf(later, body.idChat)).toMatchObject({ paid: { status: 'denied', returned: 'LATE' } });
    expect(await depositedOf(fan.idUser)).toBe(100_000);
    expect((await answer(await again(program, idTalent), body.message.idMessage)).status).toBe(409);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('can be taken back from 24 hours on, not a second earlier', async () => {
    const { fan, idTalent } = await aPair(program);
    const { body } = await writePaid(fan.client, idTalent);
    const cancel = async () => {
      const client = await again(program, fan.idUser);
      return client.get(`/cancel-message/${body.message.idMessage}`);
    };
    await moveClock(program, hours(24) - 1_000);
    expect(await cancel()).toMatchObject({ status: 409, body: { error: 1028 } });
    await moveClock(program, 1_000);
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(409);
    await program.settle();
    expect(await depositedOf(fan.idUser)).toBe(100_000);
    const [message] = (await historyOf(await again(program, fan.idUser), body.idChat)).items;
    expect(message).toMatchObject({ paid: { status: 'denied', returned: 'CANCELLED' } });
  });

  it('is declined with a reason, and the money is back', async () => {
    const { fan, talent, idTalent } = await aPair(program);
    const { body } = await writePaid(fan.client, idTalent);
    const { idMessage: id } = body.message;
    expect((await once(talent, '/decline-message', { id, reason: 'I do not know' })).status).toBe(200);
    await program.settle();
    expect(await lastOf(fan.client, body.idChat)).toMatchObject({
      paid: { status: 'denied', returned: 'DECLINED', reason: 'I do not know' },
    });
    expect(await depositedOf(fan.idUser)).toBe(100_000);
  });

  it('is answered, declined or taken back: of all at once the first wins', async () => {
    for (let times = 0; times < 5; times++) {
      const { fan, talent, idTalent } = await aPair(program);
      const { body } = await writePaid(fan.client, idTalent);
      const { idMessage: id } = body.message;
      const answers = await Promise.all([
        answer(talent, id),
        answer(talent, id),
        once(talent, '/decline-message', { id, reason: 'No' }),
        fan.client.get(`/cancel-message/${id}`),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      await program.settle();
      const { items } = await historyOf(fan.client, body.idChat);
      expect(items).toHaveLength(items[0]?.paid?.status === 'answered' ? 2 : 1);
      expect(await violationsIn(program)).toEqual([]);
    }
  });
});

describe('between two paid messages', () => {
  it('the chat can be read, not written', async () => {
    const { fan, talent, idTalent } = await aPair(program);
    const { body } = await writePaid(fan.client, idTalent);
    await answer(talent, body.message.idMessage);
    for (const client of [fan.client, talent]) {
      expect(await write(client, { idChat: body.idChat, text: 'Thank you' })).toMatchObject({ status: 409 });
    }
    expect((await historyOf(talent, body.idChat)).writing).toEqual({ kind: 'CLOSED', why: 'BETWEEN' });
  });

  it('the talent may leave it open for a day', async () => {
    const { fan, talent, idTalent } = await aPair(program);
    expect((await talent.post('/set-chat-settings', { freeReplies: true })).status).toBe(200);
    const { body } = await writePaid(fan.client, idTalent);
    await answer(talent, body.message.idMessage);
    expect((await write(fan.client, { idChat: body.idChat, text: 'Thank you' })).status).toBe(200);
    expect((await write(talent, { idChat: body.idChat, text: 'Come again' })).status).toBe(200);
    await moveClock(program, hours(24));
    const later = await again(program, fan.idUser);
    expect((await write(later, { idChat: body.idChat, text: 'Too late' })).status).toBe(409);
    expect(textsIn(await historyOf(later, body.idChat)).slice(2)).toEqual(['Thank you', 'Come again']);
  });
});

describe('a pack', () => {
  const withPack = async () => {
    const pair = await aPair(program);
    const { idProduct } = await aShop(program, 'MESSAGE_PACKAGE', { units: 2, standardRate: 1_000 });
    await program.database.pool.query('update product set id_owner = $1 where id = $2', [pair.idTalent, idProduct]);
    const basket = { idProduct, type: 'MESSAGE_PACKAGE', email: pair.fan.email, fromWallet: 1_000 } as const;
    expect((await buy(pair.fan.client, await aPurchase(program, basket))).status).toBe(200);
    await program.settle();
    return pair;
  };
  const fromPack = { payment: { total: 0, fromPack: true } };
  const leftOf = async (client: Awaited<ReturnType<typeof again>>, idTalent: number) =>
    ((await client.get(`/get-message-offer/${idTalent}`)).body as { left: number }).left;

  it('is used up to its last message, and says so', async () => {
    const { fan, idTalent } = await withPack();
    expect(await leftOf(fan.client, idTalent)).toBe(2);
    for (let times = 0; times < 2; times++) {
      expect(await write(fan.client, { idUser: idTalent, ...fromPack })).toMatchObject({
        status: 200,
        body: { result: 'success', message: { paid: { fromPack: true, price: 0, status: 'sent' } } },
      });
    }
    expect(await leftOf(fan.client, idTalent)).toBe(0);
    expect(await write(fan.client, { idUser: idTalent, ...fromPack })).toMatchObject({ body: { error: 1070 } });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('gives its last message once, though two tabs send it', async () => {
    const { fan, idTalent } = await withPack();
    await write(fan.client, { idUser: idTalent, ...fromPack });
    const sent = await Promise.all([1, 2, 3].map(() => write(fan.client, { idUser: idTalent, ...fromPack })));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await leftOf(fan.client, idTalent)).toBe(0);
  });

  it('gets a message back that was declined or came too late', async () => {
    const { fan, talent, idTalent } = await withPack();
    const first = await write(fan.client, { idUser: idTalent, ...fromPack });
    await once(talent, '/decline-message', { id: first.body.message.idMessage, reason: 'No' });
    expect(await leftOf(fan.client, idTalent)).toBe(2);
    await write(fan.client, { idUser: idTalent, ...fromPack });
    await moveClock(program, days(7));
    expect(await leftOf(await again(program, fan.idUser), idTalent)).toBe(2);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('is refunded with what was open when the talent takes no messages any more', async () => {
    const { fan, talent, idTalent } = await withPack();
    await write(fan.client, { idUser: idTalent, ...fromPack });
    const before = await depositedOf(fan.idUser);
    await talent.post('/update-user', { settings: { messages: false } });
    await program.settle();
    expect(await depositedOf(fan.idUser)).toBe(before + 1_000);
    expect(await write(fan.client, { idUser: idTalent, ...fromPack })).toMatchObject({ body: { error: 1035 } });
    expect(await violationsIn(program)).toEqual([]);
  });
});

describe('writing is refused', () => {
  it('to visitors, to oneself, to nobody, and to who does not sell messages', async () => {
    const { fan, talent, idTalent } = await aPair(program);
    const payment = { total: messagePrice, fromWallet: messagePrice };
    expect(await write(aClient(program), { idUser: idTalent, payment })).toMatchObject({ body: { error: 1075 } });
    expect((await write(talent, { idUser: idTalent, payment })).status).toBe(409);
    expect((await write(fan.client, { idUser: 999_999, payment })).status).toBe(404);
    const other = await userWith(program);
    expect((await write(fan.client, { idUser: other.idUser, payment })).status).toBe(409);
  });

  it.each([
    ['only spaces', { text: '   ' }, 'text'],
    ['signs that draw nothing', { text: '\u200b\u200b' }, 'text'],
    ['10,001 characters', { text: 'a'.repeat(10_001) }, 'text'],
    ['a client id that is none', { clientId: 'no uuid' }, 'clientId'],
    ['nobody to write to', { idUser: undefined }, 'idChat'],
    ['a negative price', { payment: { total: -1 } }, 'payment.total'],
  ])('with %s', async (_what, change, field) => {
    const { fan, idTalent } = await aPair(program);
    const refused = await writePaid(fan.client, idTalent, change);
    expect(refused).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
  });

  it('with files to a talent who takes none, and in a foreign chat, which looks missing', async () => {
    const { fan, talent, idTalent } = await aPair(program);
    const { body } = await writePaid(fan.client, idTalent);
    const stranger = await userWith(program);
    for (const idChat of [body.idChat, 999_999]) {
      expect((await write(stranger.client, { idChat })).status).toBe(404);
      expect((await stranger.client.get(`/history-log-by-id/${idChat}`)).status).toBe(404);
    }
    await talent.post('/update-user', { settings: { files: false } });
    const attachments = [{ type: 'PICTURE', idImage: 'x' }];
    expect(await writePaid(fan.client, idTalent, { attachments })).toMatchObject({ body: { error: 1050 } });
  });

  it('nothing twice: a message is sent once, however often it is repeated', async () => {
    const { fan, talent, idTalent } = await aPair(program);
    await talent.post('/set-chat-settings', { freeReplies: true });
    const { body } = await writePaid(fan.client, idTalent);
    await answer(talent, body.message.idMessage);
    const key = crypto.randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => write(fan.client, { idChat: body.idChat, text: 'Once' }, key)));
    expect(new Set(sent.map(({ body: { message } }) => message.idMessage)).size).toBe(1);
    expect(textsIn(await historyOf(fan.client, body.idChat)).filter((text) => text === 'Once')).toHaveLength(1);
  });
});
