import { setTimeout as pause } from 'node:timers/promises';
import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import { threadUpdated } from '@stagedoor/contract/live/orders';
import { queueOf } from '@stagedoor/contract/live-destinations';
import { Client } from '@stomp/stompjs';
import stompit from 'stompit';
import { beforeAll, describe, expect, it } from 'vitest';
import { createWebSocketStream, WebSocket } from 'ws';
import { aUser } from '../../../../../tests/support/people.ts';
import { aLoggedInClient, aProgram } from '../../../../../tests/support/program.ts';
import { aStompClient, aSubscriber } from '../../../../../tests/support/stomp.ts';

const program = await aProgram({ works: true });
let url = '';
beforeAll(async () => {
  url = await program.app.listen({ host: '127.0.0.1', port: 0 });
});

const anyUser = async () => {
  const { idUser } = await aUser(program);
  return { idUser, session: await aLoggedInClient(program, idUser) };
};
const sendTo = (idUser: number, kind: typeof threadUpdated | typeof selfUserUpdated = threadUpdated) =>
  program.database.inTransaction((tx) => program.live.send(tx, idUser, kind, {}));

describe('a stranger’s client', () => {
  it('from another library connects, subscribes and receives', async () => {
    const { idUser, session } = await anyUser();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    const client = new stompit.Client(createWebSocketStream(socket));
    await new Promise<void>((resolve, reject) => {
      const headers = { host: 'stagedoor', Authorization: `Bearer ${session.token()}`, 'X-Device-Id': session.device };
      client.connect(headers, (error) => (error ? reject(error) : resolve()));
    });
    const received = new Promise<string>((resolve, reject) => {
      client.subscribe({ destination: queueOf(idUser, session.device) }, (error, message) => {
        if (error) return reject(error);
        message.readString('utf-8', (failed, body) => (failed ? reject(failed) : resolve(body ?? '')));
      });
    });
    await pause(50);
    await sendTo(idUser);
    expect(JSON.parse(await received)).toEqual([{ eventType: 'THREAD_UPDATED', date: expect.any(String) }]);
    client.destroy();
    socket.terminate();
  });

  it('that browsers use connects with the token of socket-auth, once', async () => {
    const { idUser, session } = await anyUser();
    const { token } = (await session.get('/socket-auth')).body as { token: string };
    const open = (passcode: string) =>
      new Promise<string>((resolve) => {
        const client = new Client({
          webSocketFactory: () => new WebSocket(`${url.replace('http', 'ws')}/ws`, 'v12.stomp') as never,
          connectHeaders: { passcode },
          reconnectDelay: 0,
          onConnect: () => {
            client.subscribe(queueOf(idUser, session.device), ({ body }) => {
              resolve(body);
              void client.deactivate();
            });
            client.publish({ destination: '/sync', body: '{"lastReceivedDate":null}' });
          },
          onStompError: ({ headers }) => {
            resolve(`refused: ${headers.message}`);
            void client.deactivate();
          },
        });
        client.activate();
      });
    const first = open(token);
    await pause(200);
    await sendTo(idUser, selfUserUpdated);
    expect(JSON.parse(await first)).toMatchObject([{ eventType: 'SELF_USER_UPDATED' }]);
    expect(await open(token)).toBe('refused: log in again');
  });
});

describe('a socket', () => {
  it('hears what happens to its user, and nobody else’s', async () => {
    const [one, other] = [await anyUser(), await anyUser()];
    const mine = await aSubscriber(url, one);
    const theirs = await aSubscriber(url, other);
    await sendTo(one.idUser);
    await mine.until(() => mine.events().length === 1, 'an event');
    await sendTo(other.idUser);
    await theirs.until(() => theirs.events().length === 1, 'an event');
    expect([mine.events().length, theirs.events().length]).toEqual([1, 1]);
  });

  it('hears of a change to one’s own account what the account shows', async () => {
    const one = await anyUser();
    const client = await aSubscriber(url, one);
    await one.session.post('/update-user', { about: 'Plays the bandura' });
    await client.until(() => client.events().length === 1, 'an event');
    expect(client.events()[0]).toMatchObject({
      eventType: 'SELF_USER_UPDATED',
      userDTO: { about: 'Plays the bandura' },
    });
  });

  it('says how often hearts beat, and gives a date to begin from', async () => {
    const { session } = await anyUser();
    const client = await aStompClient(url);
    const frame = await client.connect({ authorization: `Bearer ${session.token()}`, 'x-device-id': session.device });
    expect(Object.fromEntries(frame?.headers ?? [])).toEqual({
      version: '1.2',
      'heart-beat': '30000,30000',
      date: expect.stringMatching(/^2026-03-01T12:00:00\.\d{3}Z$/),
    });
  });

  it('says goodbye when asked to', async () => {
    const client = await aSubscriber(url, await anyUser());
    client.say('DISCONNECT', { receipt: 'bye' });
    await client.closed();
    expect(client.frames.at(-1)?.headers.get('receipt-id')).toBe('bye');
  });

  it.each([
    ['another command', (say: Say) => say('BEGIN', { transaction: '1' })],
    ['a second CONNECT', (say: Say) => say('CONNECT', { 'accept-version': '1.2' })],
    ['a message to anywhere', (say: Say) => say('SEND', { destination: '/queue/1/1' }, 'hello')],
    ['another’s queue', (say: Say) => say('SUBSCRIBE', { id: '2', destination: '/queue/1/1' })],
    ['a subscription without an id', (say: Say) => say('SUBSCRIBE', { destination: '/topic/order/1' })],
    ['a second one of the same id', (say: Say) => say('SUBSCRIBE', { id: 'sub-0', destination: '/topic/order/1' })],
    [
      'a topic since no date',
      (say: Say) => say('SUBSCRIBE', { id: '2', destination: '/topic/order/1', since: 'ever' }),
    ],
    [
      'a key without an end',
      (say: Say) => say('SUBSCRIBE', { id: '2', destination: '/topic/order/1', key: 'k'.repeat(300) }),
    ],
    ['no date to sync from', (say: Say) => say('SEND', { destination: '/sync' }, '{"lastReceivedDate":"yesterday"}')],
    ['an unknown escape', (_say: Say, raw: (text: string) => void) => raw('SEND\ndestination:/sy\\tnc\n\n\0')],
    ['noise', (_say: Say, raw: (text: string) => void) => raw('\u0001\u0002\n\n\0')],
    [
      'a frame without an end',
      (_say: Say, raw: (text: string) => void) => raw(`SEND\na:${'b'.repeat(15_000)}`.repeat(2)),
    ],
    ['a flood', (say: Say) => Array.from({ length: 100 }, () => say('SEND', { destination: '/sync' }, '{}'))],
  ])('ends with an ERROR, or at once, on %s', async (_what, doIt) => {
    const client = await aSubscriber(url, await anyUser());
    doIt(client.say, (text) => client.socket.send(text));
    await client.closed();
    expect(client.events()).toEqual([]);
  });

  it.each([
    ['a token of nobody', { authorization: 'Bearer nobody', 'x-device-id': crypto.randomUUID() }],
    ['an older STOMP', { 'accept-version': '1.1' }],
    ['odd heart-beats', { 'heart-beat': 'often' }],
  ])('does not open with %s', async (_what, headers: Record<string, string>) => {
    const client = await aStompClient(url);
    expect((await client.connect(headers))?.command).toBe('ERROR');
    await client.closed();
  });

  it('does not open with a token of another device', async () => {
    const { session } = await anyUser();
    const client = await aStompClient(url);
    const headers = { authorization: `Bearer ${session.token()}`, 'x-device-id': crypto.randomUUID() };
    expect((await client.connect(headers))?.command).toBe('ERROR');
  });

  it('is closed within five seconds when its session ends', async () => {
    const one = await anyUser();
    const client = await aSubscriber(url, one);
    await one.session.post('/log-out');
    await client.until(client.isClosed, 'the end of the socket', 5_000);
    expect(client.frames.at(-1)?.headers.get('message')).toBe('log in again');
  });

  it('makes room for the newest where one person opens very many', async () => {
    const one = await anyUser();
    const clients = [];
    for (let count = 0; count < 21; count++) clients.push(await aSubscriber(url, one));
    await clients[0]?.closed();
    await sendTo(one.idUser);
    const last = clients.at(-1);
    await last?.until(() => last.events().length === 1, 'an event');
    expect(clients.filter(({ isClosed }) => isClosed())).toHaveLength(1);
  });

  it('is cut off when it does not read, and costs nobody else anything', async () => {
    const [lazy, awake] = [await anyUser(), await anyUser()];
    const slow = await aSubscriber(url, lazy);
    const quick = await aSubscriber(url, awake);
    slow.socket.pause();
    const about = 'a'.repeat(1_000);
    const gone = async () => (await program.app.inject('/metrics')).body.match(/^live_sockets (\d+)$/m)?.[1];
    const before = Number(await gone());
    for (let round = 0; round < 200 && Number(await gone()) === before; round++) {
      await program.database.inTransaction(async (tx) => {
        await tx.updateTable('users').set({ about }).where('id', '=', lazy.idUser).execute();
        for (let count = 0; count < 100; count++) {
          await program.live.send(tx, lazy.idUser, selfUserUpdated);
        }
      });
      await pause(20);
    }
    expect(Number(await gone())).toBe(before - 1);
    await sendTo(awake.idUser);
    await quick.until(() => quick.events().length === 1, 'an event');
  });
});

type Say = (command: string, headers?: Record<string, string>, body?: string) => void;

it('answers at no other address', async () => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/other`);
  const status = await new Promise((resolve) => {
    socket.on('error', (error) => resolve(error.message));
  });
  expect(status).toContain('404');
});
