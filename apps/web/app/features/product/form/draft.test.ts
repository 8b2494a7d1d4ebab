import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, forgetSent, keepDraft, keepSent, keyFor, readDraft, readSent } from './draft.ts';
import { emptyValues } from './values.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('the draft of a purchase', () => {
  it('keeps what was filled in, each product its own', () => {
    keepDraft(7, { ...emptyValues, recipientName: 'Olena', quantity: 3, express: true, pay: 'wallet' });
    expect(readDraft(7)).toMatchObject({ recipientName: 'Olena', quantity: 3, express: true, pay: 'wallet' });
    expect(readDraft(8)).toBeUndefined();
  });

  it('takes nothing over that is not a value of the form', () => {
    sessionStorage.setItem('purchase.7', '{"email":5,"quantity":-2,"pay":"gold"}');
    expect(readDraft(7)).toEqual({ quantity: 1, express: false, keepHidden: false, pay: 'card', keepCard: false });
    sessionStorage.setItem('purchase.7', 'not json');
    expect(readDraft(7)).toBeUndefined();
  });

  it('is gone once it is paid', () => {
    keepDraft(7, { ...emptyValues, recipientName: 'Olena' });
    keyFor(7, { total: 1 });
    dropDraft(7);
    expect(readDraft(7)).toBeUndefined();
    expect(readSent(7)).toBeUndefined();
  });
});

describe('the key of an order', () => {
  it('is the same for the same content, over a reload', () => {
    const key = keyFor(7, { total: 100 });
    expect(keyFor(7, { total: 100 })).toBe(key);
    keepSent(7, { content: JSON.stringify({ total: 100 }), key, receipt: 'r' });
    expect(keyFor(7, { total: 100 })).toBe(key);
  });

  it('is another for other content, and after the order was let go', () => {
    const key = keyFor(7, { total: 100 });
    expect(keyFor(7, { total: 200 })).not.toBe(key);
    const second = keyFor(7, { total: 200 });
    forgetSent(7);
    expect(keyFor(7, { total: 200 })).not.toBe(second);
  });
});
