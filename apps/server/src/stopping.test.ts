import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { aDatabase } from '../../../tests/support/database.ts';
import { openGate } from '../../../tests/support/gate.ts';
import { aUser } from '../../../tests/support/people.ts';
import { aLoggedInClient, aProgram } from '../../../tests/support/program.ts';
import { aSubscriber } from '../../../tests/support/stomp.ts';
import { whenDone } from '../../../tests/support/when-done.ts';

const unknownUser = '/api/get-user-by-id/1';

const aListeningProgram = async (options: Parameters<typeof aProgram>[0] = {}) => {
  const program = await aProgram({ works: true, ...options });
  const url = await program.app.listen({ host: '127.0.0.1', port: 0 });
  return { program, url, get: (path: string) => fetch(`${url}${path}`) };
};

it('first says that it is not ready while it still serves, then closes the port', async () => {
  const { program, get } = await aListeningProgram();
  expect((await get('/health/ready')).status).toBe(200);
  const closed = program.close({ drainMs: 1_000 });
  const [ready, page] = [await get('/health/ready'), await get(unknownUser)];
  expect([ready.status, page.status]).toEqual([503, 404]);
  expect([ready, page].map(({ headers }) => headers.get('connection'))).toEqual(['close', 'close']);
  await closed;
  await expect(get('/health/live')).rejects.toThrow('fetch failed');
});

it('lets sockets go with a goodbye', async () => {
  const { program, url } = await aListeningProgram();
  const { idUser } = await aUser(program);
  const client = await aSubscriber(url, { idUser, session: await aLoggedInClient(program, idUser) });
  const goodbye = once(client.socket, 'close');
  await program.close();
  expect((await goodbye)[0]).toBe(1001);
});

/** A request that waits for a stalled database. */
const aHangingRequest = async () => {
  const { programUrl, ownerUrl } = await aDatabase();
  const gate = await openGate(programUrl);
  whenDone(gate.close);
  const started = await aListeningProgram({ database: { programUrl: gate.url, ownerUrl } });
  gate.stall();
  const arrived = vi.fn();
  started.program.app.server.on('request', arrived);
  const answer = started.get(unknownUser).then(
    ({ status }) => status,
    () => 'cut off',
  );
  await vi.waitUntil(() => arrived.mock.calls.length > 0, { timeout: 10_000 });
  return { ...started, gate, answer };
};

it('finishes what is running', async () => {
  const { program, gate, answer } = await aHangingRequest();
  const closed = program.close();
  gate.mend();
  expect(await answer).toBe(404);
  await closed;
});

it('does not wait for ever', async () => {
  const { program, answer } = await aHangingRequest();
  await program.close({ boundMs: 1_000 });
  expect(await answer).toBe('cut off');
});
