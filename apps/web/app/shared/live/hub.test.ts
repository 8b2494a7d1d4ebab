import type { LiveEvent } from '@stagedoor/contract/live-events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHub, type Tab } from './hub.ts';
import type { Hearer, Person, ToTab } from './wire.ts';

const olena: Person = { idUser: 1, device: 'a-browser' };
const event: LiveEvent = { eventType: 'CHAT_UPDATED', date: '2026-03-01T12:00:00.000Z' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const setUp = () => {
  const lines: { person: Person; hearer: Hearer; isClosed: boolean }[] = [];
  const hub = createHub(({ person, ...hearer }) => {
    const line = { person, hearer, isClosed: false };
    lines.push(line);
    return {
      close: () => {
        line.isClosed = true;
      },
    };
  });
  const aTab = () => {
    const heard: ToTab[] = [];
    const tab: Tab = { post: (message) => void heard.push(message) };
    return { heard, say: (message: Parameters<typeof hub.hear>[1]) => hub.hear(tab, message) };
  };
  return { lines, aTab };
};

it('gives all tabs one connection, and each of them every event once', () => {
  const { lines, aTab } = setUp();
  const [one, other] = [aTab(), aTab()];
  one.say({ say: 'hello', person: olena });
  lines[0]?.hearer.joined();
  other.say({ say: 'hello', person: olena });
  lines[0]?.hearer.events([event]);
  expect(lines).toHaveLength(1);
  expect(one.heard).toEqual([{ say: 'joined' }, { say: 'events', events: [event] }]);
  expect(other.heard).toEqual([{ say: 'joined' }, { say: 'events', events: [event] }]);
});

it('ends the connection with the last tab, and not before', () => {
  const { lines, aTab } = setUp();
  const [one, other] = [aTab(), aTab()];
  one.say({ say: 'hello', person: olena });
  other.say({ say: 'hello', person: olena });
  one.say({ say: 'bye' });
  expect(lines[0]?.isClosed).toBe(false);
  other.say({ say: 'bye' });
  expect(lines[0]?.isClosed).toBe(true);
});

it('asks another tab for the pass when one is asleep', async () => {
  const { lines, aTab } = setUp();
  const [awake, asleep] = [aTab(), aTab()];
  awake.say({ say: 'hello', person: olena });
  asleep.say({ say: 'hello', person: olena });
  const pass = lines[0]?.hearer.givePass();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asleep.heard).toContainEqual({ say: 'askPass' });
  awake.say({ say: 'pass', pass: 'a pass' });
  expect(await pass).toBe('a pass');
});

it('ends when nobody is logged in any more, and begins anew for somebody else, unheard by the tabs of the first', () => {
  const { lines, aTab } = setUp();
  const [one, other] = [aTab(), aTab()];
  one.say({ say: 'hello', person: olena });
  one.say({ say: 'pass', pass: null });
  expect(lines[0]?.isClosed).toBe(true);
  one.say({ say: 'hello', person: olena });
  other.say({ say: 'hello', person: { ...olena, idUser: 2 } });
  expect(lines.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  lines[2]?.hearer.events([event]);
  expect(one.heard).not.toContainEqual({ say: 'events', events: [event] });
});
