import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const survived = 0;
const stopped = 70;

it.each([
  [
    'survives a socket that broke while nobody listened',
    'reset',
    survived,
    'a connection without an error listener broke',
  ],
  ['stops after an error that nobody caught', 'error', stopped, 'uncaught error: the process stops'],
  ['stops after a rejection that nobody caught', 'rejection', stopped, 'uncaught error: the process stops'],
])('a process %s', async (_what, fault, code, sentence) => {
  const file = `${import.meta.dirname}/uncaught-errors.test-program.ts`;
  const child = spawn(process.execPath, [file, fault], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [log, [exitCode]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(exitCode).toBe(code);
  expect(log).toContain(sentence);
});
