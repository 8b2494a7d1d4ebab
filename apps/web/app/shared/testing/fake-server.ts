import { auctionRoutes } from '@stagedoor/contract/auction-routes';
import { callRoutes } from '@stagedoor/contract/call-routes';
import { chatRoutes } from '@stagedoor/contract/chat-routes';
import type { ReplyOf } from '@stagedoor/contract/client';
import { type ErrorName, errors, type FieldProblems } from '@stagedoor/contract/errors';
import { feedRoutes } from '@stagedoor/contract/feed-routes';
import type { IncompleteReason } from '@stagedoor/contract/incomplete-reason';
import { type RouteName, routes } from '@stagedoor/contract/routes';
import { staffRoutes } from '@stagedoor/contract/staff-routes';
import { studioRoutes } from '@stagedoor/contract/studio-routes';
import { vi } from 'vitest';

type Sent = { name: string; body: unknown; idempotencyKey: string | null };
type Details = { fields?: FieldProblems; reason?: IncompleteReason; requestId?: string };

const asPattern = (path: string) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const tables = {
  ...routes,
  ...auctionRoutes,
  ...callRoutes,
  ...chatRoutes,
  ...feedRoutes,
  ...studioRoutes,
  ...staffRoutes,
};
const table = Object.entries(tables).map(([name, { method, path }]) => ({
  name,
  method,
  pattern: asPattern(path),
}));

const nameOf = (url: string, method: string | undefined) => {
  const [path = ''] = url.split('?');
  return table.find((route) => route.method === method && route.pattern.test(path))?.name ?? url;
};

/** Replaces `fetch`: records every call, and answers as the test says. */
export const startFakeServer = () => {
  const received: Sent[] = [];
  const answers = new Map<string, () => Promise<Response> | Response>();

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const name = nameOf(url, init.method);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    received.push({ name, body, idempotencyKey: new Headers(init.headers).get('idempotency-key') });
    const answer = answers.get(name);
    if (!answer) throw new Error(`No answer is set for ${name}`);
    return answer();
  });

  return {
    sent: (name: RouteName) => received.filter((call) => call.name === name),
    answer: <Name extends RouteName>(name: Name, reply: ReplyOf<Name>) => {
      answers.set(name, () => Response.json(reply));
    },
    /** The call arrives, and its answer does not. */
    lose: (name: RouteName) => {
      answers.set(name, () => Promise.reject(new TypeError('Failed to fetch')));
    },
    refuse: (name: RouteName, error: ErrorName, details: Details = {}) => {
      const { code, status } = errors[error];
      answers.set(name, () => Response.json({ error: code, ...details }, { status }));
    },
  };
};

export type FakeServer = ReturnType<typeof startFakeServer>;
