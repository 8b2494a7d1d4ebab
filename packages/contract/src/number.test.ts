import { expect, it } from 'vitest';
import { formatNumber, formatPercent } from './number.ts';

it.each([
  ['en', '12,500.5', '20%'],
  ['uk', '12\u00a0500,5', '20\u00a0%'],
  ['ru', '12\u00a0500,5', '20\u00a0%'],
] as const)('writes numbers and percentages as %s does', (language, number, percent) => {
  expect(formatNumber(12_500.5, language)).toBe(number);
  expect(formatPercent(20, language)).toBe(percent);
});
