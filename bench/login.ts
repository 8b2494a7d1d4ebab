import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appAuthorization } from '@stagedoor/contract/app-key';

// Password checks are slow on purpose. Twenty concurrent log-ins must not slow other requests down.
const goalMs = 50;
const logins = 20;
const reads = 300;

const folder = await mkdtemp(join(tmpdir(), 'stagedoor-bench-'));
const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
  env: { ...process.env, PORT: '0', DATA_DIR: folder, SANDBOX: 'on', PAGES: 'off', TRUST_PROXY: '1' },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const ready = async (child: ChildProcess): Promise<string> =>
  ((await once(child, 'message')) as [{ url: string }])[0].url;
const url = await ready(server);

const read = async () => {
  const began = performance.now();
  await (await fetch(`${url}/api/get-groups/en/false`)).text();
  return performance.now() - began;
};

/**
 * An unknown address costs the same hashing as a known one. Each comes from another network, so that no rate limit
 * skips the work.
 */
const logIn = async (person: number) => {
  const answer = await fetch(`${url}/api/login-with-password`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: appAuthorization,
      'x-device-id': `bench-device-${String(person).padStart(6, '0')}`,
      'x-forwarded-for': `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`,
    },
    body: JSON.stringify({ email: `person-${person}@example.com`, password: 'not the password' }),
  });
  if (answer.status !== 422)
    throw new Error(`a log-in answered ${answer.status}, expected 422 after the password check`);
  await answer.text();
};

const measure = async () => {
  const times: number[] = [];
  for (let count = 0; count < reads; count++) times.push(await read());
  return times.toSorted((a, b) => a - b)[Math.floor(reads * 0.95)] ?? 0;
};

await measure();
const quiet = await measure();
let hashing = true;
let done = 0;
const crowd = Promise.all(
  Array.from({ length: logins }, async (_, at) => {
    for (let turn = 0; hashing; turn++) {
      await logIn(at * 1000 + turn);
      done++;
    }
  }),
);
const busy = await measure();
hashing = false;
await crowd;
server.kill('SIGTERM');
await once(server, 'exit');
await rm(folder, { recursive: true, force: true });

console.log(
  `a plain read, 95th percentile: ${quiet.toFixed(1)} ms alone, ${busy.toFixed(1)} ms while ${logins} people log in all the time (goal ${goalMs} ms)`,
);
console.log(`${done} passwords checked in the meantime`);
process.exitCode = busy > goalMs ? 1 : 0;
