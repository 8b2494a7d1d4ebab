import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { compose } from '../../apps/server/src/compose.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { openListener } from '../../apps/server/src/platform/database/listen.ts';
import { diskStorage } from '../../apps/server/src/platform/ports/disk-storage.ts';
import { noCountryLookup } from '../../apps/server/src/platform/ports/geo.ts';
import { httpProfilePages } from '../../apps/server/src/platform/ports/profile-pages.ts';
import { builtInRates } from '../../apps/server/src/platform/ports/rates.ts';

export type BenchCall = {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** What warms up a call that cannot be repeated. */
  before?: Partial<BenchCall>;
};
export type Statement = { name: string; text: string; values: unknown[] };

/** Records the statements that the product sends for each of these calls. */
export const recordStatements = async (programUrl: string, calls: BenchCall[]): Promise<Statement[][]> => {
  const directory = await mkdtemp(join(tmpdir(), 'stagedoor-record-'));
  const listener = await openListener(programUrl);
  const program = compose({
    config: readConfig({ DATA_DIR: directory }, []),
    programUrl,
    clock: { now: () => new Date() },
    listener,
    ports: {
      storage: diskStorage({ directory }),
      rates: builtInRates,
      countries: noCountryLookup,
      mail: null,
      sms: null,
      appCalls: null,
      cards: null,
      push: null,
      social: [],
      redis: null,
      profilePages: httpProfilePages({ hosts: [] }),
      videoSites: { find: async () => 'unreachable' },
    },
    log: pino({ level: 'silent' }),
    secretKey: 'a key that only the bench knows, long enough',
    publicUrl: () => 'http://stagedoor.test',
  });
  const ask = async ({ method, path, body, headers }: BenchCall, mark: string) => {
    const url = `/api${path}${path.includes('?') ? '&' : '?'}${mark}`;
    const answer = await program.app.inject({
      method,
      url,
      ...(body && { payload: body }),
      ...(headers && { headers }),
    });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
  };
  const heard: Statement[] = [];
  const { query } = pg.Client.prototype;
  const recorded: Statement[][] = [];
  for (const call of calls) {
    await ask({ ...call, ...call.before }, 'first'); // fills caches, whose statements are not part of every call
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      const [given, more] = args as [string | Statement, unknown[] | undefined];
      const { name = '', text, values = [] } = typeof given === 'string' ? { text: given, values: more } : given;
      // The product notifies once for many transactions, and after them.
      if (!/^(begin|commit|notify)/i.test(text))
        heard.push({ name, text, values: Array.isArray(values) ? values : [] });
      return Reflect.apply(query, this, args);
    } as typeof query;
    await ask(call, 'second');
    pg.Client.prototype.query = query;
    recorded.push(heard.splice(0));
  }
  await program.close();
  await listener.close();
  await rm(directory, { recursive: true, force: true });
  return recorded;
};
