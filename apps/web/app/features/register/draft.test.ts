import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registrationDraft } from './draft.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

const draft = { name: 'Lesia Moroz', about: 'I sing', languages: ['uk'], idImage: 'p1', imageLink: '/media/p1' };

describe('a registration that is not finished', () => {
  it('is still there after a reload, but for what one agrees to', () => {
    registrationDraft(7).keep({ ...draft, terms: true, adult: true });
    expect(registrationDraft(7).read()).toEqual(draft);
  });

  it('is nobody else’s', () => {
    registrationDraft(7).keep({ ...draft, terms: true, adult: true });
    expect(registrationDraft(8).read()).toBeUndefined();
  });

  it('is gone once it is finished', () => {
    registrationDraft(7).keep({ ...draft, terms: true, adult: true });
    registrationDraft(7).drop();
    expect(registrationDraft(7).read()).toBeUndefined();
  });

  it('is empty when what was kept cannot be read', () => {
    kept.set('draft.own.registration.7', '{');
    expect(registrationDraft(7).read()).toBeUndefined();
    kept.set('draft.own.registration.7', '{"name":4,"languages":[1,"en"]}');
    expect(registrationDraft(7).read()).toEqual({ languages: ['en'] });
  });
});
