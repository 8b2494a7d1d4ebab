import { describe, expect, it } from 'vitest';
import { currencyAt, parseStoredCurrency, selectCurrency, storedCurrencyText } from './currency.ts';

const rates = { USD: 1, UAH: 41.3, RUB: 81 } as const;
const nothing = { stored: null, userCurrency: null, country: null };

describe('the currency that prices are shown in', () => {
  it('is the one the visitor chose, whatever account and country say', () => {
    const stored = { name: 'RUB', manual: true } as const;
    expect(selectCurrency({ stored, userCurrency: 'USD', country: 'ua' })).toBe('RUB');
  });

  it('is the account’s when nothing was chosen by hand', () => {
    const stored = { name: 'RUB', manual: false } as const;
    expect(selectCurrency({ stored, userCurrency: 'USD', country: 'ua' })).toBe('USD');
  });

  it('is the hryvnia in Ukraine when there is no account', () => {
    expect(selectCurrency({ ...nothing, country: 'ua' })).toBe('UAH');
  });

  it('is the dollar anywhere else', () => {
    expect(selectCurrency({ ...nothing, country: 'pl' })).toBe('USD');
    expect(selectCurrency(nothing)).toBe('USD');
  });

  it('is the dollar when the rates are not known', () => {
    expect(currencyAt('UAH', null)).toEqual({ name: 'USD', rate: 1 });
    expect(currencyAt('UAH', rates)).toEqual({ name: 'UAH', rate: 41.3 });
  });
});

describe('the stored choice', () => {
  it('is read back as it was written', () => {
    const chosen = { name: 'UAH', manual: true } as const;
    expect(parseStoredCurrency(storedCurrencyText(chosen))).toEqual(chosen);
  });

  it('keeps the spelling that other clients use', () => {
    expect(JSON.parse(storedCurrencyText({ name: 'UAH', manual: true }))).toEqual({
      name: 'UAH',
      selectedManualy: true,
    });
  });

  it.each([undefined, '', 'null', '[]', '{"name":"BTC"}', '{broken', '7'])('is ignored when it is %s', (text) => {
    expect(parseStoredCurrency(text)).toBeNull();
  });
});
