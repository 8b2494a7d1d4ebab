import { anonymousToken } from '@stagedoor/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSigned, readToken } from '../session/browser-session.ts';
import { logOut } from '../session/session.ts';
import { api } from './client.ts';
import { onSessionEnd } from './connection.ts';

const reply = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);
const refused = () => reply({ error: 1001, name: 'noSuchUser' }, { status: 403 });

let answers: Response[] = [];
let sent: Headers[] = [];
let cookies: string[] = [];

beforeEach(() => {
  const kept = new Map<string, string>();
  answers = [];
  sent = [];
  cookies = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('document', {
    set cookie(text: string) {
      cookies.push(text);
    },
  });
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return answers.shift() ?? reply({});
  });
});

afterEach(() => vi.unstubAllGlobals());

const logIn = () => {
  answers.push(reply({ user: {} }, { headers: { authorization: 'Bearer first' } }));
  return api('loginWithPassword', { body: { email: 'fan@stagedoor.example', password: 'secret' } });
};

describe('the browser’s session', () => {
  it('begins as a visitor with a device of its own', async () => {
    await api('getSocialNetworks');
    await api('getSocialNetworks');
    expect(sent.map((headers) => headers.get('authorization'))).toEqual(Array(2).fill(`Bearer ${anonymousToken}`));
    expect(sent[0]?.get('x-device-id')).toMatch(/^[\da-f-]{36}$/);
    expect(sent[1]?.get('x-device-id')).toBe(sent[0]?.get('x-device-id'));
  });

  it('keeps the token of the login and tells the server’s header about it', async () => {
    await logIn();
    expect(readToken()).toBe('first');
    expect(cookies.at(-1)).toMatch(/^sd_signed=1;/);
  });

  it('replaces the token whenever an answer brings a new one', async () => {
    await logIn();
    answers.push(reply({}, { headers: { authorization: 'Bearer second' } }));
    await api('getUserFull');
    await api('getUserFull');
    expect(sent.at(-1)?.get('authorization')).toBe('Bearer second');
  });

  it('ends once when the server no longer knows it', async () => {
    await logIn();
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    answers.push(refused(), refused());
    await Promise.allSettled([api('getUserFull'), api('getUserFull')]);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(isSigned()).toBe(false);
    expect(cookies.at(-1)).toMatch(/^sd_signed=;.*Max-Age=0/);
    stop();
  });

  it('is over in this browser before the server hears of a log-out', async () => {
    await logIn();
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    const leaving = logOut();
    expect(isSigned()).toBe(false);
    await leaving;
    expect(sent.at(-1)?.get('authorization')).toBe('Bearer first');
    expect(ended.mock.calls).toEqual([['left']]);
    stop();
  });

  it('goes on when a token is refused that was replaced while the call was under way', async () => {
    await logIn();
    answers.push(reply({}, { headers: { authorization: 'Bearer second' } }), refused());
    await Promise.allSettled([api('getUserFull'), api('getUserFull')]);
    expect(sent.slice(1).map((headers) => headers.get('authorization'))).toEqual(Array(2).fill('Bearer first'));
    expect(readToken()).toBe('second');
  });

  it('does not go back to a token that a slow answer brings after a newer one', async () => {
    await logIn();
    answers.push(reply({}, { headers: { authorization: 'Bearer second' } }));
    answers.push(reply({}, { headers: { authorization: 'Bearer slow' } }));
    await Promise.all([api('getUserFull'), api('getUserFull')]);
    expect(readToken()).toBe('second');
  });

  it('does not send a refused visitor in circles', async () => {
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    answers.push(refused());
    await expect(api('getUserFull')).rejects.toMatchObject({ name: 'noSuchUser' });
    expect(ended).not.toHaveBeenCalled();
    stop();
  });
});
