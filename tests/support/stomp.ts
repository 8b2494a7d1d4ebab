import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { LiveEvent } from '@stagedoor/contract/live/live-event';
import { queueOf, socketPath, syncDestination } from '@stagedoor/contract/live-destinations';
import { WebSocket } from 'ws';
import { FrameReader } from '../../apps/server/src/platform/realtime/frame-reader.ts';
import { type Frame, writeFrame } from '../../apps/server/src/platform/realtime/frames.ts';
import { whenDone } from './when-done.ts';

export type StompClient = Awaited<ReturnType<typeof aStompClient>>;

/** A minimal STOMP client that sends frames and collects what it receives. */
export const aStompClient = async (url: string) => {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${socketPath}`, 'v12.stomp');
  const reader = new FrameReader(Number.POSITIVE_INFINITY);
  const frames: Frame[] = [];
  let changed = () => {};
  socket.on('message', (data: Buffer) => {
    frames.push(...reader.read(data));
    changed();
  });
  socket.on('error', () => {});
  socket.on('close', () => changed());
  whenDone(async () => socket.terminate());
  await once(socket, 'open');

  const until = async (isEnough: () => boolean, what: string, ms = 10_000) => {
    const late = AbortSignal.timeout(ms);
    while (!isEnough()) {
      if (late.aborted)
        throw new Error(`Expected ${what} within ${ms} ms; last frames: ${JSON.stringify(frames.slice(-3))}`);
      await new Promise<void>((resolve) => {
        changed = resolve;
        late.addEventListener('abort', () => resolve(), { once: true });
      });
    }
  };
  const say = (command: string, headers: Record<string, string> = {}, body = '') =>
    socket.send(writeFrame(command, headers, body));
  const heard = (command: string) => frames.filter((frame) => frame.command === command);
  /** All events, or those of one subscription. */
  const events = (subscription?: string) =>
    heard('MESSAGE')
      .filter(({ headers }) => subscription === undefined || headers.get('subscription') === subscription)
      .flatMap(({ body }) => JSON.parse(body) as LiveEvent[]);
  const isClosed = () => socket.readyState === socket.CLOSED;

  return {
    socket,
    frames,
    say,
    heard,
    events,
    until,
    isClosed,
    connect: async (headers: Record<string, string>) => {
      say('CONNECT', { 'accept-version': '1.2', 'heart-beat': '30000,30000', host: 'stagedoor', ...headers });
      await until(() => heard('CONNECTED').length + heard('ERROR').length > 0, 'CONNECTED');
      return frames.at(-1);
    },
    /** Returns the headers of the receipt, or undefined after an ERROR. */
    subscribe: async (destination: string, headers: Record<string, string> = {}) => {
      const receipt = randomUUID();
      const mine = () => heard('RECEIPT').find((frame) => frame.headers.get('receipt-id') === receipt);
      say('SUBSCRIBE', { id: 'sub-0', destination, receipt, ...headers });
      await until(() => mine() !== undefined || heard('ERROR').length > 0, 'a receipt');
      return mine()?.headers;
    },
    sync: (lastReceivedDate: string | null) =>
      say('SEND', { destination: syncDestination }, JSON.stringify({ lastReceivedDate })),
    closed: () => until(isClosed, 'the end of the socket'),
  };
};

type Session = { device: string; token(): string | undefined };

/** A client that is connected and subscribed to its own queue. */
export const aSubscriber = async (url: string, { idUser, session }: { idUser: number; session: Session }) => {
  const client = await aStompClient(url);
  const connected = await client.connect({
    authorization: `Bearer ${session.token()}`,
    'x-device-id': session.device,
  });
  await client.subscribe(queueOf(idUser, session.device));
  return { ...client, date: connected?.headers.get('date') ?? '' };
};
