import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

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
  it('is still there after a reload', () => {
    keepDraft(7, draft);
    expect(readDraft(7)).toEqual(draft);
  });

  it('is nobody else’s', () => {
    keepDraft(7, draft);
    expect(readDraft(8)).toEqual({});
  });

  it('is gone once it is finished', () => {
    keepDraft(7, draft);
    dropDraft(7);
    expect(readDraft(7)).toEqual({});
  });

  it('is empty when what was kept cannot be read', () => {
    kept.set('registration.7', '{');
    expect(readDraft(7)).toEqual({});
    kept.set('registration.7', '{"name":4,"languages":[1,"en"]}');
    expect(readDraft(7)).toMatchObject({ name: '', languages: ['en'] });
  });
});
