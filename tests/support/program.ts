import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { appAuthorization } from '@stagedoor/contract/app-key';
import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import { endpoints } from '@stagedoor/contract/endpoints/index';
import pg from 'pg';
import { pino } from 'pino';
import { openSession } from '../../apps/server/src/modules/accounts/index.ts';
import { unlistedRefusal } from '../../apps/server/src/platform/http/bind.ts';
import { aDatabase, type TestDatabase } from './database.ts';
import { openProgram, type ProgramOptions } from './open-program.ts';
import { whenDone } from './when-done.ts';

export type TestProgram = Awaited<ReturnType<typeof aProgram>>;

type Options = ProgramOptions & {
  /** An existing database; a new one by default. */
  database?: TestDatabase;
};

/** The whole server on its own database. */
export const aProgram = async ({ database, ...options }: Options = {}) => {
  const { programUrl, ownerUrl } = database ?? (await aDatabase());
  const { program, end } = await openProgram(programUrl, aLog(), options);
  whenDone(end);
  return { ...program, ownerUrl };
};

/** Silent, but fails the test on a refusal that its endpoint does not list. */
const aLog = () => {
  const unlisted: string[] = [];
  whenDone(async () => {
    if (unlisted.length > 0) throw new Error(unlisted.join(''));
  });
  const write = (line: string) => void (line.includes(unlistedRefusal) && unlisted.push(line));
  return pino({ level: 'error' }, { write });
};

/**
 * A program that also runs its jobs, by the test clock; `settle` waits until all due domain events are handled and all due
 * jobs have run.
 */
export const aWorkingProgram = async (options: Omit<Options, 'works'> = {}) => {
  const program = await aProgram({ ...options, works: true });
  let shown: number | undefined;
  const showClock = async () => {
    const now = program.clock.now();
    if (now.getTime() !== shown) await setJobClock(program.ownerUrl, now);
    shown = now.getTime();
  };
  await showClock();
  const settle = async (patienceMs = 20_000) => {
    await showClock();
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      await program.jobs.settled(deadline - Date.now());
      const { rows } = await program.database.pool.query(due, [program.clock.now()]);
      if (rows.length === 0) return;
      await pause(5);
    }
    throw new Error(`Expected all due domain events and jobs to finish within ${patienceMs} ms.`);
  };
  return { ...program, settle };
};

// One statement sees a domain event, or the jobs that it led to.
const due = `
  select 1 from fact where handled_at is null and due_at <= $1
  union all select 1 from pgboss.job
  where (state = 'active' or (state in ('created', 'retry') and start_after <= $1)) and name not like '\\_\\_pgboss%'
  limit 1`;

/** Sets the time of the job queue. */
export const setJobClock = async (ownerUrl: string, now: Date) => {
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  await owner.query(`create or replace function pgboss.job_now() returns timestamptz language sql stable as
    'select ''${now.toISOString()}''::timestamptz'`);
  await owner.end();
};

const specs: readonly EndpointSpec[] = Object.values(endpoints);
const keyed = new Set<string>(specs.filter(({ idempotent }) => idempotent).map(({ path }) => path));

/** A new idempotency key for each call that requires one, as the web app sends it. */
const freshKey = (path: string) => (keyed.has(path) ? { headers: { 'idempotency-key': randomUUID() } } : {});

export const aDevice = (): string => randomUUID();

type Answer = { status: number; headers: Record<string, string | string[] | number | undefined>; body: unknown };

/** A client on one device: stores its token, as a browser does. */
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
 * A client with a session, without the cost of hashing a password. It has passed 2FA, where required, for the duration
 * of the test.
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
