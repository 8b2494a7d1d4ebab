import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPerson, readKnownPerson, rememberPerson } from './known-person.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

const aPerson = (given: Partial<SelfUser>) =>
  ({
    idUser: 7,
    name: 'Lesia Moroz',
    imageLink: null,
    hasPin: true,
    email: 'lesia@stagedoor.example',
    ...given,
  }) as SelfUser;

describe('a browser that knows a person', () => {
  it('keeps what it needs to greet them and nothing else', () => {
    rememberPerson(aPerson({}));
    expect(readKnownPerson()).toEqual({ idUser: 7, name: 'Lesia Moroz', imageLink: null });
    expect([...kept.values()].join()).not.toContain('@');
  });

  it('knows nobody without a PIN', () => {
    rememberPerson(aPerson({ hasPin: false }));
    expect(readKnownPerson()).toBeNull();
    rememberPerson(aPerson({}));
    rememberPerson(aPerson({ hasPin: false }));
    expect(readKnownPerson()).toBeNull();
  });

  it('does not forget the one with a PIN when another user visits', () => {
    rememberPerson(aPerson({}));
    rememberPerson(aPerson({ idUser: 8, hasPin: false }));
    expect(readKnownPerson()?.idUser).toBe(7);
  });

  it('forgets when asked, and is not misled by what others wrote', () => {
    rememberPerson(aPerson({}));
    forgetPerson();
    expect(readKnownPerson()).toBeNull();
    kept.set('knownPerson', '{"idUser":"7"');
    expect(readKnownPerson()).toBeNull();
  });
});
