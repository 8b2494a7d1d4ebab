import { randomUUID } from 'node:crypto';
import type { ChatHistory, ChatMessage, ChatThread } from '@stagedoor/contract/schemas/chat';
import { createOrderLink } from '../../apps/server/src/modules/orders/links.ts';
import { aShop } from './orders.ts';
import type { aClient, TestProgram } from './program.ts';
import { once, userWith } from './wallet.ts';

type Client = ReturnType<typeof aClient>;
type Sent = { status: number; body: { result: string; idChat: number; message: ChatMessage } };

/** As it is mailed to a guest. */
export const aLinkTo = (program: TestProgram, idOrder: number): Promise<string> =>
  program.database.inTransaction((tx) => createOrderLink(tx, program, idOrder));

export const messagePrice = 600;

/** A talent who takes messages, and a fan with money. */
export const aPair = async (program: TestProgram, deposited = 100_000) => {
  const { idTalent, idProduct, talent } = await aShop(program, 'MSG', { standardRate: messagePrice });
  return { idTalent, idProduct, talent, fan: await userWith(program, { deposited }) };
};

export const write = async (client: Client, body: object, key: string = randomUUID()): Promise<Sent> =>
  (await once(
    client,
    '/send-message',
    { clientId: key, text: 'Where do the songs come from?', language: 'en', ...body },
    key,
  )) as Sent;

/** Paid from the wallet. */
export const writePaid = (client: Client, idUser: number, change: object = {}, total = messagePrice) =>
  write(client, { idUser, payment: { total, fromWallet: total }, ...change });

export const answer = async (client: Client, id: number, change: object = {}) =>
  once(client, '/answer-message', { clientId: randomUUID(), id, text: 'From the kitchen', ...change });

export const historyOf = async (client: Client, idChat: number, query = ''): Promise<ChatHistory> =>
  (await client.get(`/history-log-by-id/${idChat}${query}`)).body as ChatHistory;

export const threadsOf = async (client: Client, body: object = {}): Promise<ChatThread[]> =>
  ((await client.post('/users-history', body)).body as { items: ChatThread[] }).items;

export const textsIn = ({ items }: ChatHistory) => items.map(({ text }) => text);
