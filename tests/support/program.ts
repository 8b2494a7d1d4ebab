import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appAuthorization } from '@stagedoor/contract/app-key';
import { pino } from 'pino';
import { compose } from '../../apps/server/src/compose.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { insertSession } from '../../apps/server/src/modules/accounts/sessions.repo.ts';
import { hashToken, newToken } from '../../apps/server/src/modules/accounts/tokens.ts';
import { openListener } from '../../apps/server/src/platform/database/listen.ts';
import { diskStorage } from '../../apps/server/src/platform/ports/disk-storage.ts';
import { noCountryLookup } from '../../apps/server/src/platform/ports/geo.ts';
import { builtInRates } from '../../apps/server/src/platform/ports/rates.ts';
import { aClock } from './clock.ts';
import { aDatabase } from './database.ts';
import { whenDone } from './when-done.ts';

export type TestProgram = Awaited<ReturnType<typeof aProgram>>;

/** The whole server on a database of its own, without the web and with a clock that stands still. */
export const aProgram = async () => {
  const { programUrl, ownerUrl } = await aDatabase();
  const directory = await mkdtemp(join(tmpdir(), 'stagedoor-program-'));
  const clock = aClock();
  const listener = await openListener(programUrl);
  const program = compose({
    config: readConfig({ DATA_DIR: directory }, []),
    programUrl,
    clock,
    listener,
    ports: {
      storage: diskStorage({ directory }),
      rates: builtInRates,
      countries: noCountryLookup,
      mail: null,
      sms: null,
      cards: null,
    },
    log: pino({ level: 'silent' }),
  });
  whenDone(async () => {
    await program.close();
    await listener.close();
    await rm(directory, { recursive: true, force: true });
  });
  return { ...program, clock, ownerUrl, programUrl };
};

export const aDevice = () => randomUUID();

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
    post: (path: string, body: unknown = {}) => call('POST', path, { body }),
    logIn: (email: string, password: string) =>
      call('POST', '/login-with-password', { body: { email, password }, asApp: true }),
    token: () => token,
    useToken: (next: string | undefined) => {
      token = next;
    },
  };
};

/** A client with a session of its own, without the price of hashing a password. */
export const aLoggedInClient = async (program: TestProgram, idUser: number) => {
  const client = aClient(program);
  const token = newToken();
  const session = { id: randomUUID(), idUser, device: client.device, hash: hashToken(token), at: program.clock.now() };
  await program.database.inTransaction((tx) => insertSession(tx, session));
  client.useToken(token);
  return client;
};
