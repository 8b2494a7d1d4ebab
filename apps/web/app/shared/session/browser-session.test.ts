import { anonymousToken } from '@stagedoor/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepToken, onSignedElsewhere } from './browser-session.ts';

let tab: EventTarget;
let done: string[];

beforeEach(() => {
  const kept = new Map<string, string>();
  tab = new EventTarget();
  done = [];
  vi.stubGlobal('window', tab);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      done.push('token');
      kept.set(key, value);
    },
  });
  vi.stubGlobal('document', {
    set cookie(_text: string) {
      done.push('cookie');
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

const happens = (name: string, facts: object) => tab.dispatchEvent(Object.assign(new Event(name), facts));

describe('a session that several tabs share', () => {
  it('tells the other tabs last, when the server would already see it', () => {
    keepToken('mine');
    keepToken(anonymousToken);
    expect(done).toEqual(['cookie', 'token', 'cookie', 'token']);
  });

  it('is looked at again when another tab changed it, or when the page was kept aside', () => {
    const look = vi.fn();
    const stop = onSignedElsewhere(look);
    happens('storage', { key: 'aToken' });
    happens('pageshow', { persisted: true });
    expect(look).toHaveBeenCalledTimes(2);

    happens('storage', { key: 'allowCookies' });
    happens('pageshow', { persisted: false });
    stop();
    happens('storage', { key: 'aToken' });
    expect(look).toHaveBeenCalledTimes(2);
  });
});
