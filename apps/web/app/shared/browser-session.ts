import { anonymousToken, limits } from '@stagedoor/contract/limits';
import { removeCookie, writeCookie } from './cookies.ts';

const deviceKey = 'deviceId';
export const signedCookie = 'sd_signed';

const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

export const readToken = (): string => localStorage.getItem(limits.storage.token) ?? anonymousToken;

export const isSigned = (): boolean => readToken() !== anonymousToken;

/** The cookie carries no secret: it only lets the server draw the right header. */
export const keepToken = (token: string): void => {
  const wasSigned = isSigned();
  localStorage.setItem(limits.storage.token, token);
  if (token === anonymousToken) removeCookie(signedCookie);
  else writeCookie(signedCookie, '1');
  if (wasSigned !== isSigned()) changed();
};

export const onSignedChange = (listener: () => void): (() => void) => {
  const fromOtherTab = (event: StorageEvent) => event.key === limits.storage.token && listener();
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
};

export const deviceId = (): string => {
  const known = localStorage.getItem(deviceKey);
  if (known) return known;
  const created = crypto.randomUUID();
  localStorage.setItem(deviceKey, created);
  return created;
};
