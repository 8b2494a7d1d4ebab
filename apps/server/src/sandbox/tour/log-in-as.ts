import { randomUUID } from 'node:crypto';
import { codeAt, stepAt } from '@stagedoor/sandbox';
import type { FastifyInstance } from 'fastify';
import { demoEmails, demoPassword } from '../../demo/world/staff.ts';
import { type Visitor, visitorOf } from './api.ts';
import type { Authenticator } from './keep-authenticator.ts';

export type Person = keyof typeof demoEmails;

/**
 * `ownApp`: the account has another authenticator app, so only its owner has the code. `busy`: every currently valid
 * code was used.
 */
export type LoggedIn = { result: 'done' | 'ownApp'; token: string; device: string } | { result: 'busy' | 'failed' };

type Deps = { app: FastifyInstance; authenticator: Authenticator };

/** Logs in through the API with the published demo password, and enters the code of the administrator's app. */
export const logInAs =
  ({ app, authenticator }: Deps) =>
  async (person: Person): Promise<LoggedIn> => {
    const visitor = visitorOf(app, randomUUID());
    const entered = await visitor.post('/login-with-password', { email: demoEmails[person], password: demoPassword });
    if (entered.status !== 200) return { result: 'failed' };
    const result = person === 'administrator' ? await showSecondFactor(visitor, authenticator) : 'done';
    if (result === 'busy' || result === 'failed') return { result };
    return { result, token: visitor.token(), device: visitor.device };
  };

type Shown = LoggedIn['result'];

const showSecondFactor = async (visitor: Visitor, authenticator: Authenticator): Promise<Shown> => {
  const { secondFactor } = (await visitor.get('/get-staff-self')).body as { secondFactor: string };
  if (secondFactor === 'none') return setUpApp(visitor, authenticator);
  return secondFactor === 'asked' ? enterCode(visitor, authenticator) : 'done';
};

const setUpApp = async (visitor: Visitor, authenticator: Authenticator): Promise<Shown> => {
  const { secret } = (await visitor.post('/start-second-factor')).body as { secret: string };
  const step = stepAt(new Date());
  const confirmed = await visitor.post('/confirm-second-factor', { code: codeAt(secret, step) });
  if (confirmed.status !== 200) return 'failed';
  await authenticator.keep({ secret, lastStep: step });
  return 'done';
};

const enterCode = async (visitor: Visitor, authenticator: Authenticator): Promise<Shown> => {
  const app = await authenticator.read();
  if (!app) return 'ownApp';
  for (const { code, step } of await authenticator.codes(new Date())) {
    const { status, body } = await visitor.post('/enter-second-factor', { code });
    const problem = (body as { fields?: { code?: string } }).fields?.code;
    if (problem === 'wrong') return 'ownApp';
    if (status === 200 || problem === 'used') await authenticator.keep({ ...app, lastStep: step });
    if (status === 200) return 'done';
    if (problem !== 'used') return 'failed';
  }
  return 'busy';
};
