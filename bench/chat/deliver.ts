import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { chatTopic } from '@stagedoor/contract/live/chat';
import { queueOf, socketPath, topicOf } from '@stagedoor/contract/live-destinations';
import { WebSocket } from 'ws';
import { writeFrame } from '../../apps/server/src/platform/realtime/frames.ts';
import { send } from '../../tests/faults/crash/send.ts';
import { openMany } from '../fanout/client.ts';
import { callOf } from './calls.ts';
import { pace, type Rate } from './pace.ts';
import { type Chat, chatAt, headersOf, type World } from './world.ts';

const timeoutMs = 10_000;
/** Not counted: code is compiled and plans are made. */
const warmUpSeconds = 4;
type Load = Rate & { sockets: number };

/** The fan of every chat listens at one process, the talent writes through the other. */
const listens = (world: World, number: number) => world.urls[number % 2] ?? '';
const writes = (world: World, number: number) => world.urls[(number + 1) % 2] ?? '';

/** Milliseconds from sending each message until the other has read it, and how many never arrived. */
export const deliver = async (
  world: World,
  { sockets, ...rate }: Load,
): Promise<{ delays: number[]; lost: number }> => {
  const sent = new Map<number, number>();
  const delays: number[] = [];
  const chats = Array.from({ length: 2 * sockets }, (_, number) => chatAt(world, number)).filter(({ waits }) => !waits);
  const opened = await openMany(sockets, async (number) => {
    const chat = chats[number] as Chat;
    const socket = await watch(listens(world, number), chat);
    socket.on('message', async (data: Buffer) => {
      const began = sent.get(chat.idChat);
      if (began === undefined || !data.toString().includes('CHAT_UPDATED')) return;
      sent.delete(chat.idChat);
      const seq = Number(/"seq":(\d+)/.exec(data.toString())?.[1]);
      const path = `/api/history-log-by-id/${chat.idChat}?after=${seq - 1}`;
      const answer = await send(listens(world, number) + path, { headers: headersOf(chat.fan), timeoutMs });
      const { items } = JSON.parse(answer.text) as { items: unknown[] };
      if (items.length > 0) delays.push(performance.now() - began);
    });
    return socket;
  });
  await pause(1_000);
  const write = async (number: number) => {
    const chat = chats[number] as Chat;
    sent.set(chat.idChat, performance.now());
    const { path, headers, body } = callOf.send({ ...chat, fan: chat.talent });
    const url = `${writes(world, number)}/api${path}`;
    const { status, text } = await send(url, { headers, body: JSON.stringify(body), timeoutMs });
    if (status !== 200) throw new Error(text);
  };
  // A message that was refused counts as lost.
  const writeAll = (seconds: number) =>
    pace({ ...rate, seconds }, (number) => write(number % sockets).catch(console.error));
  await writeAll(warmUpSeconds);
  await pause(2_000);
  delays.length = 0;
  await writeAll(rate.seconds);
  const count = rate.perSecond * rate.seconds;
  for (let waited = 0; waited < 50 && delays.length < count; waited++) await pause(100);
  for (const socket of opened) socket.terminate();
  return { delays, lost: count - delays.length };
};

/** Connected, and subscribed to the person's queue and to the chat. */
const watch = async (url: string, { idChat, fan: { idUser, device, token } }: Chat): Promise<WebSocket> => {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${socketPath}`, { perMessageDeflate: false });
  await once(socket, 'open');
  const say = async (expected: string, command: string, headers: Record<string, string>) => {
    socket.send(writeFrame(command, headers));
    const [data] = (await once(socket, 'message')) as [Buffer];
    if (!data.toString().startsWith(expected)) throw new Error(`expected ${expected}, got ${data}`);
  };
  await say('CONNECTED', 'CONNECT', {
    'accept-version': '1.2',
    'heart-beat': '0,30000',
    authorization: `Bearer ${token}`,
    'x-device-id': device,
  });
  await say('RECEIPT', 'SUBSCRIBE', { id: '0', destination: queueOf(idUser, device), receipt: '1' });
  await say('RECEIPT', 'SUBSCRIBE', { id: '1', destination: topicOf(chatTopic, idChat), receipt: '2' });
  return socket;
};
