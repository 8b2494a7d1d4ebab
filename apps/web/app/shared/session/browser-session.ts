import { anonymousToken, limits } from '@stagedoor/contract/limits';
import { removeCookie, writeCookie } from '../browser/cookies.ts';

const deviceKey = 'deviceId';
export const signedCookie = 'sd_signed';

const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

export const readToken = (): string => localStorage.getItem(limits.storage.token) ?? anonymousToken;

export const isSigned = (): boolean => readToken() !== anonymousToken;

/** The cookie holds no secret: it only lets the server render the right header. */
export const keepToken = (token: string): void => {
  const wasSigned = isSigned();
  if (token === anonymousToken) removeCookie(signedCookie);
  else writeCookie(signedCookie, '1');
  localStorage.setItem(limits.storage.token, token); // last, because it wakes other tabs, which then call the server with the cookie
  if (wasSigned !== isSigned()) changed();
};

/** Another tab may have logged in or out: just now, or while this page was in the back/forward cache. */
export const onSignedElsewhere = (listener: () => void): (() => void) => {
  const stored = (event: StorageEvent) => event.key === limits.storage.token && listener();
  const shownAgain = (event: PageTransitionEvent) => event.persisted && listener();
  window.addEventListener('storage', stored);
  window.addEventListener('pageshow', shownAgain);
  return () => {
    window.removeEventListener('storage', stored);
    window.removeEventListener('pageshow', shownAgain);
  };
};

export const onSignedChange = (listener: () => void): (() => void) => {
  const stopElsewhere = onSignedElsewhere(listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    stopElsewhere();
  };
};

export const deviceId = (): string => {
  const known = localStorage.getItem(deviceKey);
  if (known) return known;
  const created = crypto.randomUUID();
  localStorage.setItem(deviceKey, created);
  return created;
};
