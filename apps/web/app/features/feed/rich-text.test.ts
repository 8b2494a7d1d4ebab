import { describe, expect, it } from 'vitest';
import { beginningOf } from './rich-text.tsx';

describe('a folded text', () => {
  it('is one that is long, or has many lines', () => {
    expect(beginningOf('Short.')).toBeNull();
    expect(beginningOf('Line\n'.repeat(14))).toBeNull();
    expect(beginningOf('Line\n'.repeat(40))).toBe(`${'Line\n'.repeat(12).trim()}…`);
  });

  it('is cut between words, so that no link is cut', () => {
    const beginning = beginningOf(`${'word '.repeat(98)}https://example.com/${'a'.repeat(300)}`);
    expect(beginning).toBe(`${'word '.repeat(98).trim()}…`);
  });

  it('is cut somewhere even without spaces', () => {
    expect(beginningOf('a'.repeat(2_000))).toBe(`${'a'.repeat(500)}…`);
  });
});
