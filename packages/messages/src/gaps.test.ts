import { limits } from '@stagedoor/contract/limits';
import { describe, expect, it } from 'vitest';
import { fillGaps } from './gaps.ts';
import { prepareText } from './page-texts.ts';
import { fill, fillPlain } from './words.ts';

describe('a number', () => {
  it.each([
    ['en', 'Up to {max, number} characters', 'Up to 1,200\u00a0characters'],
    ['uk', 'До {max, number} символів', 'До 1\u00a0200\u00a0символів'],
    ['ru', 'До {max, number} символов', 'До 1\u00a0200\u00a0символов'],
  ] as const)('stays with what it counts: %s', (language, text, filled) => {
    expect(fillGaps(prepareText(text), language, { max: 1200 })).toBe(filled);
  });

  it('stays with its percent sign and with №', () => {
    expect(fillGaps(prepareText('{percent} % ціни, № {id}'), 'uk', { percent: 20, id: 7 })).toBe(
      '20\u00a0% ціни, №\u00a07',
    );
    expect(fillGaps(prepareText('{percent}% of the price'), 'en', { percent: 20 })).toBe('20% of the price');
  });

  it('changes with the rule that it repeats', () => {
    const text = 'Cancel within {cancelMinutes, limit} minutes';
    const filled = `Cancel within ${limits.orders.cancellationWindowMinutes}\u00a0minutes`;
    expect(fillGaps(prepareText(text), 'en', {})).toBe(filled);
    expect(fill(text, {})).toBe(filled);
  });

  it('has an ordinary space in an SMS, where another one would double its length', () => {
    expect(fillPlain('{code} expires in {codeMinutes, limit} minutes', { code: '123456' })).toBe(
      `123456 expires in ${limits.verification.codeMinutes} minutes`,
    );
  });
});

it('does not touch what people wrote', () => {
  expect(fillGaps(prepareText('“{reason}”'), 'en', { reason: '5 days, {max, number} % late' })).toBe(
    '“5 days, {max, number} % late”',
  );
});
