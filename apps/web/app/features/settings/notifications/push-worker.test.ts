import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const origin = 'https://stagedoor.example';

type Handler = (event: object) => void;

/** Runs the worker as it is served, with stubs for the browser's APIs. */
const aWorker = async (openPages: readonly string[]) => {
  const source = await readFile(new URL('../../../../public/push-worker.js', import.meta.url), 'utf8');
  const handlers = new Map<string, Handler>();
  const done: unknown[] = [];
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    location: { origin },
    registration: { showNotification: async (title: string, options: object) => done.push({ title, ...options }) },
    clients: {
      matchAll: async () => openPages.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) })),
      openWindow: async (url: string) => done.push(`open ${url}`),
    },
  };
  runInNewContext(source, { self, URL });
  return async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise;
    };
    handlers.get(name)?.({ ...event, waitUntil });
    await work;
    return done;
  };
};

it('shows what was pushed; pushed twice it shows once, by its tag', async () => {
  const dispatch = await aWorker([]);
  const pushed = { title: 'Stagedoor', body: '$5.00 was added to your wallet', path: '/wallet', tag: 7 };
  const [shown] = await dispatch('push', { data: { json: () => pushed } });
  expect(shown).toMatchObject({ title: 'Stagedoor', body: pushed.body, tag: 'stagedoor 7', data: { path: '/wallet' } });
});

it('leads to what it is about, in the tab that is there already', async () => {
  const notification = { close: () => {}, data: { path: '/wallet' } };
  expect(await (await aWorker([]))('notificationclick', { notification })).toEqual([`open ${origin}/wallet`]);
  const there = await aWorker([`${origin}/`, `${origin}/wallet`]);
  expect(await there('notificationclick', { notification })).toEqual([`focus ${origin}/wallet`]);
});
