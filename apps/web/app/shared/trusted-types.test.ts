import { describe, expect, it } from 'vitest';
import { isHarmless } from './trusted-types.ts';

describe('text that may become HTML', () => {
  it('is style sheets and structured data', () => {
    expect(isHarmless(':root{--a:1px}')).toBe(true);
    expect(isHarmless('{"@type":"Person","name":"A \\u003cb"}')).toBe(true);
    expect(isHarmless('<script></script>')).toBe(true);
  });

  it('is nothing that holds a tag', () => {
    expect(isHarmless('<img src=x onerror=alert(1)>')).toBe(false);
    expect(isHarmless('<script>alert(1)</script>')).toBe(false);
  });
});
