import { chatTopic, chatUpdated } from '@stagedoor/contract/live/chat';
import { threadUpdated } from '@stagedoor/contract/live/orders';
import type { Tx } from '../../../platform/database/database.ts';
import { mayBeOf, orderChanged, orderCompleted, orderPaid, orderReturned } from '../../orders/index.ts';
import type { Deps } from '../deps.ts';
import { insertMessage, insertUnpaid, sendPaid } from '../messages/insert-message.ts';
import { openPair } from '../threads/open-pair.ts';
import { leaveOpen } from './answer-message.ts';

type UsedDeps = Pick<Deps, 'clock' | 'live' | 'outbox'>;

const types = ['MSG'] as const;

/** Orders of messages appear in the chat, wherever they were bought, answered or ended. */
export const followOrders = (deps: UsedDeps) => {
  const { outbox } = deps;
  outbox.on(orderPaid, async (tx, paid) => {
    const { idOrder } = paid;
    const order = mayBeOf(types, paid) ? await messageOrder(tx, idOrder) : undefined;
    // One that was refunded instead of starting was never sent.
    if (!order || order.state === 'refunded') return;
    if (order.idMessage === null) await addBought(tx, deps, order);
    await sendPaid(tx, deps, idOrder);
  });
  outbox.on(orderCompleted, async (tx, completed) => {
    const order = mayBeOf(types, completed) ? await messageOrder(tx, completed.idOrder) : undefined;
    if (!order) return;
    await addAnswer(tx, deps, order);
    await refresh(tx, deps, order);
  });
  for (const change of [orderReturned, orderChanged]) {
    outbox.on(change, async (tx, { idOrder }) => {
      const order = await messageOrder(tx, idOrder);
      if (order) await refresh(tx, deps, order);
    });
  }
};

type MessageOrder = NonNullable<Awaited<ReturnType<typeof messageOrder>>>;

const messageOrder = (tx: Tx, idOrder: number) =>
  tx
    .selectFrom('orders')
    .leftJoin('chat_message as message', 'message.id_order', 'orders.id')
    .select([
      'orders.id',
      'orders.state',
      'orders.id_buyer as idBuyer',
      'orders.id_talent as idTalent',
      'orders.fields',
      'message.id as idMessage',
      'message.id_chat as idChat',
      'message.seq',
    ])
    .where('orders.id', '=', idOrder)
    .where('orders.type', '=', 'MSG')
    .executeTakeFirst();

/** A message that was bought on the product's page. */
const addBought = async (tx: Tx, deps: UsedDeps, { id, idBuyer, idTalent, fields }: MessageOrder) => {
  const { text = '' } = fields as { text?: string };
  const idChat = await openPair(tx, idBuyer, idTalent, deps.clock.now());
  const message = { idAuthor: idBuyer, clientId: null, text, replyTo: null, idOrder: id };
  await insertUnpaid(tx, deps, { idChat, kind: 'pair' }, message);
};

/** An answer that was given on the order's page. */
const addAnswer = async (tx: Tx, deps: UsedDeps, { id, idMessage, idChat, idTalent }: MessageOrder) => {
  if (idMessage === null || idChat === null) return;
  const answered = await tx.selectFrom('chat_message').select('id').where('answers', '=', idMessage).executeTakeFirst();
  if (answered) return;
  const delivery = await tx
    .selectFrom('order_delivery')
    .select('content')
    .where('id_order', '=', id)
    .executeTakeFirst();
  const answer = {
    idAuthor: idTalent,
    clientId: null,
    text: delivery?.content ?? '',
    replyTo: null,
    answers: idMessage,
  };
  await insertMessage(tx, deps, { idChat, kind: 'pair' }, answer);
  await leaveOpen(tx, deps, idChat, idTalent);
};

const refresh = async (tx: Tx, { live }: UsedDeps, { idChat, seq, idBuyer, idTalent }: MessageOrder) => {
  if (idChat === null || seq === null) return;
  await live.publish(tx, chatTopic, idChat, chatUpdated, { seq });
  for (const idUser of [idBuyer, idTalent]) await live.send(tx, idUser, threadUpdated, { idChat });
};
