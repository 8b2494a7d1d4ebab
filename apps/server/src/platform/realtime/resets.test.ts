import { once } from 'node:events';
import { connect } from 'node:net';
import { socketPath } from '@stagedoor/contract/live-destinations';
import { expect, it } from 'vitest';
import { aProgram } from '../../../../../tests/support/program.ts';
import { whenDone } from '../../../../../tests/support/when-done.ts';

const connections = 300;

/** Requests an upgrade and resets the connection at once, before the response arrives. */
const upgradeAndReset = async (port: number, path: string) => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  const key =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEA==';
  socket.write(`GET ${path} HTTP/1.1\r\nHost: stagedoor\r\n${key}\r\n\r\n`);
  await new Promise((resolve) => setImmediate(resolve));
  socket.resetAndDestroy();
};

it.each([
  ['another address', `${socketPath}x`],
  ['the address of sockets', socketPath],
])('survives hundreds of upgrades to %s that are reset', async (_what, path) => {
  const program = await aProgram({ works: true });
  const { port } = new URL(await program.app.listen({ host: '127.0.0.1', port: 0 }));
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.on('uncaughtExceptionMonitor', note);
  whenDone(async () => void process.off('uncaughtExceptionMonitor', note));

  for (let count = 0; count < connections; count++) await upgradeAndReset(Number(port), path);

  expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
  expect(uncaught).toEqual([]);
});
