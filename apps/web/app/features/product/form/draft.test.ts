import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPurchase, purchaseDraft } from './draft.ts';
import { forgetSent, keepSent, keyFor, readSent } from './sent.ts';
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
    purchaseDraft(7).keep({ ...emptyValues, recipientName: 'Olena', quantity: 3, express: true, pay: 'wallet' });
    expect(purchaseDraft(7).read()).toMatchObject({
      recipientName: 'Olena',
      quantity: 3,
      express: true,
      pay: 'wallet',
    });
    expect(purchaseDraft(8).read()).toBeUndefined();
  });

  it('takes nothing over that is not a value of the form', () => {
    sessionStorage.setItem('draft.open.purchase.7', '{"email":5,"quantity":-2,"pay":"gold"}');
    expect(purchaseDraft(7).read()).toEqual({
      quantity: 1,
      express: false,
      keepHidden: true,
      pay: 'card',
      keepCard: false,
      keepAddress: false,
    });
    sessionStorage.setItem('draft.open.purchase.7', 'not json');
    expect(purchaseDraft(7).read()).toBeUndefined();
  });

  it('is gone once it is paid', () => {
    purchaseDraft(7).keep({ ...emptyValues, recipientName: 'Olena' });
    keyFor(7, { total: 1 });
    forgetPurchase(7);
    expect(purchaseDraft(7).read()).toBeUndefined();
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

  it('is another for other content, and after the order was given up', () => {
    const key = keyFor(7, { total: 100 });
    expect(keyFor(7, { total: 200 })).not.toBe(key);
    const second = keyFor(7, { total: 200 });
    forgetSent(7);
    expect(keyFor(7, { total: 200 })).not.toBe(second);
  });
});
