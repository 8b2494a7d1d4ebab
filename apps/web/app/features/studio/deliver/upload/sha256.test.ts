import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

const known = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

it.each([0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000, 100_001])('is the hash of %i bytes', (size) => {
  const bytes = randomBytes(size);
  const hash = sha256();
  hash.update(bytes);
  expect(hash.digest()).toBe(known(bytes));
});

it('does not care how the bytes were cut', () => {
  const bytes = randomBytes(10_000);
  const hash = sha256();
  for (let at = 0, size = 1; at < bytes.length; at += size, size = (size * 7) % 300 || 1)
    hash.update(bytes.subarray(at, at + size));
  expect(hash.digest()).toBe(known(bytes));
});
