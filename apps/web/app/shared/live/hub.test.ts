import type { LiveEvent } from '@stagedoor/contract/live/live-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Options } from './connection.ts';
import { createHub, type Tab } from './hub.ts';
import type { FromTab, Person, ToTab } from './wire.ts';

const olena: Person = { idUser: 1, device: 'a-browser' };
const date = '2026-03-01T12:00:00.000Z';
const later = '2026-03-01T12:00:00.001Z';
const event: LiveEvent = { eventType: 'CHAT_UPDATED', date };
const order = '/topic/order/55';
const other = '/topic/order/56';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const setUp = () => {
  const lines: { options: Options; watched: string[]; isClosed: boolean }[] = [];
  const hub = createHub((options) => {
    const line = { options, watched: [] as string[], isClosed: false };
    lines.push(line);
    return {
      watch: ({ destination }) => void line.watched.push(destination),
      unwatch: (destination) => void line.watched.splice(line.watched.indexOf(destination), 1),
      close: () => {
        line.isClosed = true;
      },
    };
  });
  const aTab = () => {
    const received: ToTab[] = [];
    const tab: Tab = { post: (message) => void received.push(message) };
    const post = (message: FromTab) => hub.receive(tab, message);
    return { received, post, hello: (more: Partial<Hello> = {}) => post({ ...hello, ...more }) };
  };
  return { lines, aTab };
};

type Hello = Extract<FromTab, { type: 'hello' }>;
const hello: Hello = { type: 'hello', person: olena, since: undefined, watches: [] };
const watching = (destination: string, since?: string) => ({ destination, key: undefined, since });

it('gives all tabs one connection, and each of them every event once', () => {
  const { lines, aTab } = setUp();
  const [one, two] = [aTab(), aTab()];
  one.hello();
  lines[0]?.options.joined(null, date);
  two.hello();
  lines[0]?.options.events(null, [event]);
  expect(lines).toHaveLength(1);
  const all = [
    { type: 'joined', source: null, date },
    { type: 'events', source: null, events: [event] },
  ];
  expect(one.received).toEqual(all);
  expect(two.received).toEqual(all);
});

it('ends the connection with the last tab, and not before', () => {
  const { lines, aTab } = setUp();
  const [one, two] = [aTab(), aTab()];
  one.hello();
  two.hello();
  one.post({ type: 'bye' });
  expect(lines[0]?.isClosed).toBe(false);
  two.post({ type: 'bye' });
  expect(lines[0]?.isClosed).toBe(true);
});

it('asks another tab for the pass when one is asleep', async () => {
  const { lines, aTab } = setUp();
  const [awake, asleep] = [aTab(), aTab()];
  awake.hello();
  asleep.hello();
  const pass = lines[0]?.options.givePass();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asleep.received).toContainEqual({ type: 'askPass' });
  awake.post({ type: 'pass', pass: 'a pass' });
  expect(await pass).toBe('a pass');
});

it('ends when nobody is logged in any more, and starts again for another person, unseen by the tabs of the first', () => {
  const { lines, aTab } = setUp();
  const [one, two] = [aTab(), aTab()];
  one.hello();
  one.post({ type: 'pass', pass: null });
  expect(lines[0]?.isClosed).toBe(true);
  one.hello();
  two.hello({ person: { ...olena, idUser: 2 } });
  expect(lines.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  lines[2]?.options.events(null, [event]);
  expect(one.received).toEqual([]);
});

it('subscribes once to a topic however many tabs watch it, and tells only those', () => {
  const { lines, aTab } = setUp();
  const [one, two, three] = [aTab(), aTab(), aTab()];
  one.hello({ person: null, watches: [watching(order)] });
  two.hello({ person: null, watches: [watching(order)] });
  three.hello({ person: null, watches: [watching(other)] });
  expect(lines[0]?.watched).toEqual([order, other]);
  lines[0]?.options.joined(order, date);
  lines[0]?.options.events(order, [{ eventType: 'ORDER_UPDATED', date: later }]);
  expect(one.received).toHaveLength(2);
  expect(two.received).toEqual(one.received);
  expect(three.received).toEqual([]);
  one.post({ type: 'unwatch', destination: order });
  expect(lines[0]?.watched).toEqual([order, other]);
  two.post({ type: 'bye' });
  expect(lines[0]?.watched).toEqual([other]);
});

it('tells a tab that comes later to a topic from when on it misses nothing', () => {
  const { lines, aTab } = setUp();
  const [one, two] = [aTab(), aTab()];
  one.hello({ watches: [watching(order)] });
  lines[0]?.options.joined(order, date);
  two.hello();
  two.post({ type: 'watch', watch: watching(order) });
  expect(two.received).toEqual([{ type: 'joined', source: order, date }]);
});

it('forgets a topic that was closed, so that it can be asked for again', () => {
  const { lines, aTab } = setUp();
  const one = aTab();
  one.hello({ watches: [watching(order)] });
  lines[0]?.options.closed(order);
  expect(one.received).toEqual([{ type: 'closed', destination: order }]);
  one.post({ type: 'watch', watch: watching(order) });
  expect(lines[0]?.watched).toEqual([order, order]);
});

it('goes on from where a tab was when the hub is another one', () => {
  const { lines, aTab } = setUp();
  const one = aTab();
  one.hello({ since: date, watches: [watching(order, date)] });
  expect(lines[0]?.options.since).toBe(date);
  expect(one.received).toEqual([]);
});
