import { once } from 'node:events';
import { queueOf } from '@stagedoor/contract/live-destinations';
import { WebSocket } from 'ws';
import { writeFrame } from '../../apps/server/src/platform/realtime/frames.ts';

const options = { perMessageDeflate: false, skipUTF8Validation: true };

const open = async (port: number): Promise<WebSocket> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, options);
  await once(socket, 'open');
  return socket;
};

/** A socket that has sent and received as much as a subscribed one: an unused socket takes less memory. */
export const openBare = async (port: number): Promise<WebSocket> => {
  const socket = await open(port);
  for (const words of ['a'.repeat(150), 'b'.repeat(150)]) {
    socket.send(words);
    await once(socket, 'message');
  }
  return socket;
};

type Session = { idUser: number; token: string; device: string };

/** A socket connected by STOMP and subscribed to its queue, or to a topic. */
export const openStomp = async (
  port: number,
  { idUser, token, device }: Session,
  destination = queueOf(idUser, device),
): Promise<WebSocket> => {
  const socket = await open(port);
  const answer = async (command: string) => {
    const [data] = (await once(socket, 'message')) as [Buffer];
    if (!data.toString().startsWith(command)) throw new Error(`expected ${command}, got ${data}`);
  };
  const credentials = { authorization: `Bearer ${token}`, 'x-device-id': device };
  socket.send(writeFrame('CONNECT', { 'accept-version': '1.2', 'heart-beat': '0,30000', ...credentials }));
  await answer('CONNECTED');
  socket.send(writeFrame('SUBSCRIBE', { id: '0', destination, receipt: '1' }));
  await answer('RECEIPT');
  return socket;
};

/** Opens all of them, fifty at a time. */
export const openMany = async (count: number, open: (index: number) => Promise<WebSocket>): Promise<WebSocket[]> => {
  const sockets: WebSocket[] = [];
  for (let at = 0; at < count; at += 50) {
    const batch = Array.from({ length: Math.min(50, count - at) }, (_, index) => open(at + index));
    sockets.push(...(await Promise.all(batch)));
  }
  return sockets;
};
