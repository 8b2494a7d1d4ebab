import { expect, it } from 'vitest';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets('a secret key of at least thirty-two characters');
const others = createSecrets('another secret key of at least thirty-two characters');

it('hashes the same parts alike, and no other parts, and not under another key', () => {
  expect(secrets.hash('login', 'a', 'bc')).toEqual(secrets.hash('login', 'a', 'bc'));
  expect(secrets.hash('login', 'a', 'bc')).not.toEqual(secrets.hash('login', 'ab', 'c'));
  expect(secrets.hash('login', 'a', 'bc')).not.toEqual(others.hash('login', 'a', 'bc'));
});

it('reads again what it sealed, which nobody else can read or change', () => {
  const sealed = secrets.seal({ code: '123456' });
  expect(secrets.unseal(sealed)).toEqual({ code: '123456' });
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('123456');
  expect(() => others.unseal(sealed)).toThrow();
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => secrets.unseal(changed.toString('base64url'))).toThrow();
});

it('seals the same value differently each time', () => {
  expect(secrets.seal('x')).not.toBe(secrets.seal('x'));
});
