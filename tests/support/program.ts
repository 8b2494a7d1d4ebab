import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appAuthorization } from '@stagedoor/contract/app-key';
import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import { endpoints } from '@stagedoor/contract/endpoints/index';
import pg from 'pg';
import { pino } from 'pino';
import { compose } from '../../apps/server/src/compose.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { openSession } from '../../apps/server/src/modules/accounts/index.ts';
import { openListener } from '../../apps/server/src/platform/database/listen.ts';
import { unlistedRefusal } from '../../apps/server/src/platform/http/bind.ts';
import type { Cards } from '../../apps/server/src/platform/ports/cards.ts';
import { diskStorage } from '../../apps/server/src/platform/ports/disk-storage.ts';
import { noCountryLookup } from '../../apps/server/src/platform/ports/geo.ts';
import { httpProfilePages, type ProfilePages } from '../../apps/server/src/platform/ports/profile-pages.ts';
import { builtInRates } from '../../apps/server/src/platform/ports/rates.ts';
import type { SocialNetwork } from '../../apps/server/src/platform/ports/social.ts';
import type { RedisLink } from '../../apps/server/src/platform/redis.ts';
import { aClock, type TestClock } from './clock.ts';
import { aDatabase, type TestDatabase } from './database.ts';
import { aMailbox } from './mailbox.ts';
import { aPushbox } from './pushbox.ts';
import { whenDone } from './when-done.ts';

export type TestProgram = Awaited<ReturnType<typeof aProgram>>;

type Options = {
  social?: readonly SocialNetwork[];
  cards?: Cards | null;
  profilePages?: ProfilePages;
  clock?: TestClock;
  /** One that is there already; a new one otherwise. */
  database?: TestDatabase;
  works?: boolean;
  redis?: RedisLink | null;
  /** The environment, as far as it differs from the defaults. */
  settings?: Record<string, string>;
};

/** The whole server on a database of its own, without the web and with a clock that stands still. */
export const aProgram = async ({
  social = [],
  cards = null,
  profilePages = httpProfilePages({ hosts: [] }),
  clock = aClock(),
  database,
  works = false,
  redis = null,
  settings = {},
}: Options = {}) => {
  const { programUrl, ownerUrl } = database ?? (await aDatabase());
  const directory = await mkdtemp(join(tmpdir(), 'stagedoor-program-'));
  const mailbox = aMailbox();
  const pushbox = aPushbox();
  const listener = await openListener(programUrl);
  const program = compose({
    config: readConfig({ DATA_DIR: directory, ...settings }, []),
    programUrl,
    clock,
    listener,
    ports: {
      storage: diskStorage({ directory }),
      rates: builtInRates,
      countries: noCountryLookup,
      profilePages,
      mail: mailbox.mailer,
      sms: mailbox.sms,
      push: pushbox.pusher,
      cards,
      social,
      redis,
    },
    log: aLog(),
    secretKey: 'a key that only the tests know, long enough',
    publicUrl: () => 'http://stagedoor.test',
  });
  whenDone(async () => {
    await program.close();
    await listener.close();
    await rm(directory, { recursive: true, force: true });
  });
  await (works ? program.start() : program.jobs.start({ work: false }));
  return { ...program, clock, mailbox, pushbox, ownerUrl, programUrl, directory };
};

/** Silent, but for what fails the test: a refusal that its endpoint does not list. */
const aLog = () => {
  const unlisted: string[] = [];
  whenDone(async () => {
    if (unlisted.length > 0) throw new Error(unlisted.join(''));
  });
  const write = (line: string) => void (line.includes(unlistedRefusal) && unlisted.push(line));
  return pino({ level: 'error' }, { write });
};

/** A program that also runs its jobs, by its own clock; `settle` waits until all that are due have run. */
export const aWorkingProgram = async (options: Omit<Options, 'works'> = {}) => {
  const program = await aProgram({ ...options, works: true });
  await setJobClock(program.ownerUrl, program.clock.now());
  const settle = async (patienceMs = 20_000) => {
    await setJobClock(program.ownerUrl, program.clock.now());
    if (!(await program.jobs.settled(patienceMs))) throw new Error('The jobs did not come to an end.');
  };
  return { ...program, settle };
};

/** What time it is for the job queue, from now on. */
export const setJobClock = async (ownerUrl: string, now: Date) => {
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  await owner.query(`create or replace function pgboss.job_now() returns timestamptz language sql stable as
    'select ''${now.toISOString()}''::timestamptz'`);
  await owner.end();
};

const specs: readonly EndpointSpec[] = Object.values(endpoints);
const keyed = new Set<string>(specs.filter(({ idempotent }) => idempotent).map(({ path }) => path));

/** A key of its own for each call that wants one, as the web sends it. */
const freshKey = (path: string) => (keyed.has(path) ? { headers: { 'idempotency-key': randomUUID() } } : {});

export const aDevice = (): string => randomUUID();

type Answer = { status: number; headers: Record<string, string | string[] | number | undefined>; body: unknown };

/** A client on one device: keeps the token it is given, as a browser does. */
export const aClient = ({ app }: Pick<TestProgram, 'app'>, device = aDevice()) => {
  let token: string | undefined;
  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    options: { body?: unknown; headers?: Record<string, string>; asApp?: boolean } = {},
  ): Promise<Answer> => {
    const authorization = options.asApp ? appAuthorization : token && `Bearer ${token}`;
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: { 'x-device-id': device, ...(authorization && { authorization }), ...options.headers },
      ...(options.body !== undefined && { payload: options.body as object }),
    });
    const renewed = answer.headers.authorization;
    if (typeof renewed === 'string') token = renewed.replace('Bearer ', '');
    return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : undefined };
  };
  return {
    device,
    call,
    get: (path: string) => call('GET', path),
    remove: (path: string) => call('DELETE', path),
    post: (path: string, body: unknown = {}) => call('POST', path, { body, ...freshKey(path) }),
    logIn: (email: string, password: string) =>
      call('POST', '/login-with-password', { body: { email, password }, asApp: true }),
    postAsApp: (path: string, body: unknown) => call('POST', path, { body, asApp: true }),
    token: () => token,
    useToken: (next: string | undefined) => {
      token = next;
    },
  };
};

/**
 * A client with a session of its own, without the price of hashing a password. It has shown the second factor, where
 * that counts, for as long as the test lasts.
 */
export const aLoggedInClient = async (
  program: TestProgram,
  idUser: number,
  { secondFactor = true, device = aDevice() } = {},
) => {
  const client = aClient(program, device);
  const opening = { idUser, device: client.device, userAgent: '', at: program.clock.now(), full: true };
  const token = await program.database.inTransaction(async (tx) => {
    const opened = await openSession(tx, opening);
    if (secondFactor) {
      await tx
        .updateTable('session')
        .set({ second_factor_at: new Date('9000-01-01') })
        .where('id_device', '=', client.device)
        .where('id_user', 'in', (eb) => eb.selectFrom('staff_member').select('id_user'))
        .execute();
    }
    return opened;
  });
  client.useToken(token);
  return client;
};
