import { limits } from '@stagedoor/contract/limits';
import { cents, format } from '@stagedoor/contract/money';
import { expect, it } from 'vitest';
import { splitCents } from './split-cents.ts';

const nbsp = '\u00a0';

it.each([
  ['en', '$1,250', '.40'],
  ['uk', `1${nbsp}250`, `,40${nbsp}$`],
  ['ru', `1${nbsp}250`, `,40${nbsp}$`],
] as const)('splits a sum in %s at its decimal sign', (language, whole, rest) => {
  const sum = format(cents(125_040), { currency: 'USD', rate: 1, language });
  expect(splitCents(sum)).toEqual([whole, rest]);
});

it('loses nothing of any sum', () => {
  for (const language of limits.languages)
    for (const amount of [0, 5, 99, 100, 99_999, 123_456_789]) {
      const sum = format(cents(amount), { currency: 'USD', rate: 1, language });
      const [whole, rest] = splitCents(sum);
      expect(whole + rest).toBe(sum);
      expect(rest).toMatch(/^[.,]\d\d/);
    }
});
