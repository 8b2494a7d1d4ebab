import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from './limits.ts';
import { formatNumber } from './number.ts';

it.each(limits.languages)('writes numbers as people who read %s do', (language) => {
  const byPlatform = [0, 1, 2, 3].map((most) => new Intl.NumberFormat(language, { maximumFractionDigits: most }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), fc.nat(3), fc.nat(3), (digits, shift, most) => {
      for (const value of [digits / 10 ** shift, 0, -digits])
        expect(formatNumber(value, language, most)).toBe(byPlatform[most]?.format(value));
    }),
    { numRuns: 2_000 },
  );
});
