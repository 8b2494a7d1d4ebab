import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withdrawDraft } from './draft.ts';
import { emptyValues } from './steps.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('the draft of a withdrawal', () => {
  it('keeps what was typed, for its owner alone', () => {
    withdrawDraft(1001).keep({ ...emptyValues, amount: '25', city: 'Lviv', rail: 'paypal' });
    expect(withdrawDraft(1001).read()).toMatchObject({ amount: '25', city: 'Lviv', rail: 'paypal' });
    expect(withdrawDraft(1002).read()).toBeUndefined();
  });

  it('never writes down a card number', () => {
    withdrawDraft(1001).keep({ ...emptyValues, rail: 'card', cardNumber: '4242424242424242', expiry: '09/29' });
    expect(sessionStorage.getItem('draft.own.withdrawal.1001')).not.toContain('4242');
    expect(withdrawDraft(1001).read()).not.toHaveProperty('cardNumber');
  });

  it('is gone once it is sent', () => {
    withdrawDraft(1001).keep({ ...emptyValues, amount: '25' });
    withdrawDraft(1001).drop();
    expect(withdrawDraft(1001).read()).toBeUndefined();
  });
});
