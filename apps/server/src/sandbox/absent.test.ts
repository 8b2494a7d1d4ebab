import { expect, it } from 'vitest';
import { aProgram } from '../../../../tests/support/program.ts';

const program = await aProgram();

it.each([
  ['GET', '/sandbox'],
  ['GET', '/sandbox/inbox'],
  ['GET', '/sandbox/books'],
  ['GET', '/sandbox/authenticator'],
  ['GET', '/sandbox/mail'],
  ['GET', '/sandbox/tour.js'],
  ['POST', '/sandbox/log-in'],
  ['POST', '/sandbox/move'],
  ['POST', '/sandbox/clock'],
] as const)('without the sandbox there is no %s %s', async (method, url) => {
  expect((await program.app.inject({ method, url })).statusCode).toBe(404);
});
