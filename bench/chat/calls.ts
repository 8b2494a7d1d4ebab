import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type BenchCall, recordStatements, type Statement } from '../read/record.ts';
import { type Chat, chatAt, headersOf, type World } from './world.ts';

export type Name = 'send' | 'history' | 'threads';
export type Call = BenchCall & { headers: Record<string, string> };

/** A fan writes, reads what was written, and a talent reads the list of their chats. */
export const callOf: Record<Name, (chat: Chat) => Call> = {
  send: ({ idChat, fan }) => ({
    method: 'POST',
    path: '/send-message',
    headers: { ...headersOf(fan), 'idempotency-key': randomUUID() },
    body: { clientId: randomUUID(), idChat, text: 'How did it go?', language: 'en' },
  }),
  history: ({ idChat, fan }) => ({ method: 'GET', path: `/history-log-by-id/${idChat}`, headers: headersOf(fan) }),
  threads: ({ talent }) => ({ method: 'POST', path: '/users-history', headers: headersOf(talent), body: {} }),
};
export const names = Object.keys(callOf) as Name[];

/** What each request has of its own. */
export const marksOf = ({ idChat, fan, talent }: Chat) => ({ idChat, idFan: fan.idUser, idTalent: talent.idUser });
export type Marks = ReturnType<typeof marksOf> & { key?: string; clientId?: string; seq?: number; idMessage?: number };

/** The statements of a call, and what in them belongs to the recorded request alone. */
export type Replayed = { statements: Statement[]; writes: boolean; marks: Marks };

/** A position that no other value equals. */
const position = 8_000_000;

export const record = async (world: World): Promise<Record<Name, Replayed>> => {
  const chat = chatAt(world, 1);
  const client = new pg.Client(world.superUrl);
  await client.connect();
  await client.query('update chat set last_seq = $1 where id = $2', [position, chat.idChat]);
  const sent = callOf.send(chat);
  const [send = [], history = [], threads = []] = await recordStatements(world.programUrl, [
    { ...sent, before: callOf.send(chat) },
    callOf.history(chat),
    callOf.threads(chat),
  ]);
  const { clientId = '' } = sent.body as { clientId?: string };
  const { rows } = await client.query('select id, seq from chat_message where client_id = $1', [clientId]);
  await client.end();
  const marks = marksOf(chat);
  const ofSend = {
    key: String(sent.headers['idempotency-key']),
    clientId,
    seq: rows[0].seq,
    idMessage: Number(rows[0].id),
  };
  return {
    send: { statements: send, writes: true, marks: { ...marks, ...ofSend } },
    history: { statements: history, writes: false, marks },
    threads: { statements: threads, writes: false, marks },
  };
};
