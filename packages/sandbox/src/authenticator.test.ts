import { expect, it } from 'vitest';
import { codeAt, stepAt } from './authenticator.ts';

/** The secret of the RFC's examples, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('shows after %i seconds what RFC 6238 says: %s', (seconds, code) => {
  expect(codeAt(secret, stepAt(new Date(seconds * 1_000)))).toBe(code);
});
