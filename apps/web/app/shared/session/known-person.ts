import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useSyncExternalStore } from 'react';

const key = 'knownPerson';

/** The user with a PIN who logged in here last: the log-in asks them only for the PIN. */
export type KnownPerson = { idUser: number; name: string; imageLink: string | null };

const listeners = new Set<() => void>();
let last: { text: string | null; person: KnownPerson | null } = { text: null, person: null };

const parse = (text: string | null): KnownPerson | null => {
  try {
    const { idUser, name, imageLink } = JSON.parse(text ?? 'null') ?? {};
    if (typeof idUser !== 'number' || typeof name !== 'string') return null;
    return { idUser, name, imageLink: typeof imageLink === 'string' ? imageLink : null };
  } catch {
    return null; // not written by us
  }
};

const store = (text: string | null): void => {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  for (const listener of listeners) listener();
};

export const readKnownPerson = (): KnownPerson | null => {
  const text = localStorage.getItem(key);
  if (text !== last.text) last = { text, person: parse(text) };
  return last.person;
};

export const forgetPerson = (): void => store(null);

/** Only users with a PIN are remembered. */
export const rememberPerson = ({ idUser, name, imageLink, hasPin }: SelfUser): void => {
  if (hasPin) store(JSON.stringify({ idUser, name, imageLink }));
  else if (readKnownPerson()?.idUser === idUser) forgetPerson();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useKnownPerson = (): KnownPerson | null => useSyncExternalStore(subscribe, readKnownPerson, () => null);
