import { describe, expect, it } from 'vitest';
import { earnings } from './earnings.ts';
import { cents } from './money.ts';
import { type QuoteInput, quote } from './quote.ts';
import { normaliseEmail } from './schemas/promo.ts';

const fees = { interaction: 15, support: 10, goods: 8 };

describe('you receive', () => {
  it.each([
    ['AUTOGRAPH', 1000, 0, { charity: 0, platform: 150, talent: 850 }],
    ['PHYSICAL', 1000, 0, { charity: 0, platform: 80, talent: 920 }],
    ['DONATION', 1000, 0, { charity: 0, platform: 100, talent: 900 }],
    ['AUTOGRAPH', 1000, 30, { charity: 300, platform: 105, talent: 595 }],
    ['AUTOGRAPH', 1000, 100, { charity: 1000, platform: 0, talent: 0 }],
    ['AUTOGRAPH', 1, 50, { charity: 1, platform: 0, talent: 0 }],
    ['AUTOGRAPH', 0, 50, { charity: 0, platform: 0, talent: 0 }],
  ] as const)('%s for %i cents with %i %% for charity', (type, price, charityPercent, shares) => {
    expect(earnings(cents(price), { type, charityPercent, fees })).toEqual(shares);
  });
});

describe('a quote', () => {
  const input: QuoteInput = {
    type: 'VIDEO_GREETING',
    variation: { price: cents(4000), expressPrice: cents(6500), units: null },
    quantity: 1,
    express: false,
    charityPercent: 0,
    fees,
  };

  const cases: [string, Partial<QuoteInput>, Partial<ReturnType<typeof quote>>][] = [
    ['the plain price', {}, { total: cents(4000), platform: cents(600), talent: cents(3400) }],
    ['express, and what of it comes back', { express: true }, { total: cents(6500), expressSurcharge: cents(2500) }],
    [
      'a code, percent first',
      { promo: { percent: 20, fixed: cents(300) } },
      { subtotal: cents(4000), discount: cents(1100), total: cents(2900) },
    ],
    [
      'express with a code: what comes back is what was paid for it',
      { express: true, promo: { percent: 20, fixed: null } },
      { total: cents(5200), expressSurcharge: cents(2000) },
    ],
    [
      'a code worth more than the price',
      { promo: { percent: null, fixed: cents(9999) } },
      { total: cents(0), talent: cents(0) },
    ],
    [
      'three shirts and a parcel, whose price bears no fee',
      {
        type: 'PHYSICAL',
        quantity: 3,
        delivery: cents(300),
        variation: { price: cents(1000), expressPrice: null, units: null },
      },
      { subtotal: cents(3000), total: cents(3300), platform: cents(240), talent: cents(3060) },
    ],
    [
      'a pack beyond five hundred',
      { type: 'MESSAGE_PACKAGE', variation: { price: cents(10_000), expressPrice: null, units: 560 } },
      { unitPrice: cents(12_000), total: cents(12_000) },
    ],
    [
      'minutes',
      { type: 'CALL', quantity: 15, variation: { price: cents(200), expressPrice: null, units: null } },
      { total: cents(3000) },
    ],
    ['charity', { charityPercent: 25 }, { charity: cents(1000), platform: cents(450), talent: cents(2550) }],
  ];
  it.each(cases)('shows %s', (_what, changes, expected) => {
    expect(quote({ ...input, ...changes })).toMatchObject(expected);
  });
});

describe('a person behind an address', () => {
  it.each([
    ['Fan.One+x@GMAIL.com', 'fanone@gmail.com'],
    ['fan.one@googlemail.com', 'fanone@gmail.com'],
    ['fan.one+news@mail.example', 'fan.one@mail.example'],
  ])('%s is %s', (given, normal) => {
    expect(normaliseEmail(given)).toBe(normal);
  });
});
