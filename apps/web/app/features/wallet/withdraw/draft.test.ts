import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
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
    keepDraft(1001, { ...emptyValues, amount: '25', city: 'Lviv', rail: 'paypal' });
    expect(readDraft(1001)).toMatchObject({ amount: '25', city: 'Lviv', rail: 'paypal' });
    expect(readDraft(1002)).toEqual({});
  });

  it('never writes down a card number', () => {
    keepDraft(1001, { ...emptyValues, rail: 'card', cardNumber: '4242424242424242', expiry: '09/29' });
    expect(sessionStorage.getItem('withdrawal.1001')).not.toContain('4242');
    expect(readDraft(1001)).not.toHaveProperty('cardNumber');
  });

  it('is gone once it is sent', () => {
    keepDraft(1001, { ...emptyValues, amount: '25' });
    dropDraft(1001);
    expect(readDraft(1001)).toEqual({});
  });
});
