import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { pino } from 'pino';
import { handleUncaughtErrors } from './uncaught-errors.ts';

handleUncaughtErrors({ log: pino(), stop: () => process.exit(70) });

const faults: Record<string, () => void> = {
  async reset() {
    const server = createServer((socket) => setInterval(() => socket.write('hello'), 1));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'data');
    socket.resetAndDestroy();
  },
  error: () => setImmediate(() => JSON.parse('{')),
  rejection: () => void Promise.reject(new Error('forgotten')),
};
faults[process.argv[2] ?? '']?.();
// Shows that the process is still alive after the error was handled.
process.on('uncaughtExceptionMonitor', () => setImmediate(() => process.exit(0)));
