import type { ChildProcess } from 'node:child_process';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

type Order = { directory: string; binaries: Binaries; account: Account; password: string; durable: boolean };

/**
 * Creates the cluster in a temporary directory and renames it when complete, so that an existing directory is always a
 * complete one.
 */
export async function createCluster({ directory, binaries, account, password, durable }: Order): Promise<void> {
  const workshop = `${directory}.creating`;
  const data = join(workshop, 'data');
  const passwordFile = join(workshop, 'password');
  await rm(workshop, { recursive: true, force: true });
  await mkdir(workshop, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account.ids) {
    for (const path of [workshop, passwordFile]) await chown(path, account.ids.uid, account.ids.gid);
  }
  const initdb = [
    ...['--pgdata', data, '--username=postgres', '--pwfile', passwordFile, '--encoding=UTF8'],
    '--auth=scram-sha-256',
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=PG_UNICODE_FAST', `--lc-ctype=${ctype}`],
    ...(durable ? [] : ['--no-sync']),
  ];
  await finished(account.run(binaries.initdb, initdb, { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] }));
  await rename(data, directory);
  await rm(workshop, { recursive: true, force: true });
}

/**
 * Full-text and trigram search use the C library's character classes; with plain C only ASCII letters would count as
 * letters.
 */
const ctype = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

async function finished(child: ChildProcess): Promise<void> {
  const code = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const [output, errors] = await Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  );
  if ((await code) !== 0) throw new Error(`The database could not be created.\n${output}${errors}`.trimEnd());
}
