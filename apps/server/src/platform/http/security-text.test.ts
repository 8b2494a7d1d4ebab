import { expect, it } from 'vitest';
import { days } from '../../../../../tests/support/clock.ts';
import { aProgram } from '../../../../../tests/support/program.ts';

const program = await aProgram();

it('tells where to report a hole, for less than a year', async () => {
  const { statusCode, headers, body } = await program.app.inject('/.well-known/security.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: mailto:security@stagedoor.example\n');
  expect(body).toMatch(/^Canonical: https?:\/\/[^/]+\/\.well-known\/security\.txt$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - program.clock.now().getTime();
  expect(expires).toBeGreaterThan(days(30));
  expect(expires).toBeLessThan(days(365));
});
