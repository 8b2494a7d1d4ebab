import { describe, expect, it } from 'vitest';
import { isHarmless, isOurScript } from './trusted-types.ts';

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

it.each([
  ['/assets/live.worker-DmOlPO3f.js', true],
  ['/push-worker.js', true],
  ['https://elsewhere.example/assets/a.js', false],
  ['//elsewhere.example/assets/a.js', false],
  ['/media/1/picture.js', false],
  ['/assets/../media/a.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://stagedoor.example/1', false],
])('runs as a worker only what we built: %s', (address, ours) => {
  expect(isOurScript(address, 'https://stagedoor.example')).toBe(ours);
});
