import { describe, expect, it } from 'vitest';
import { codeAt, newSecret, secretText, stepAt, stepOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('a code', () => {
  // RFC 6238, appendix B: the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is at second %i what the RFC says', (second, code) => {
    expect(codeAt(secret, stepAt(new Date(second * 1000)))).toBe(code);
  });

  const now = new Date('2026-03-01T12:00:10Z');
  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('of the step %i away counts: %s', (away, counts) => {
    const step = stepAt(now) + away;
    expect(stepOf(secret, codeAt(secret, step), now)).toBe(counts ? step : null);
  });

  it('of another secret does not count', () => {
    expect(stepOf(newSecret(), codeAt(secret, stepAt(now)), now)).toBeNull();
  });
});

describe('a secret', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foobar', 'MZXW6YTBOI'],
    ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
  ])('%j is written as base32', (bytes, text) => {
    expect(secretText(Buffer.from(bytes))).toBe(text);
  });

  it('has 160 bits and is never the same', () => {
    expect(newSecret()).toHaveLength(20);
    expect(newSecret()).not.toEqual(newSecret());
  });
});
