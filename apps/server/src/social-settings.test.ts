import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, []).social;

it('knows where the large networks are', () => {
  expect(read({ SOCIAL_GOOGLE_CLIENT_ID: 'id', SOCIAL_GOOGLE_CLIENT_SECRET: 'secret' })).toEqual([
    {
      network: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: 'id',
      clientSecret: 'secret',
    },
  ]);
});

it('takes any other network that says where it is and how it is called', () => {
  const env = {
    SOCIAL_OPERA_ISSUER: 'https://id.opera.example',
    SOCIAL_OPERA_NAME: 'Opera House',
    SOCIAL_OPERA_CLIENT_ID: 'id',
    SOCIAL_OPERA_CLIENT_SECRET: 'secret',
  };
  expect(read(env)).toMatchObject([{ network: 'opera', name: 'Opera House', issuer: 'https://id.opera.example' }]);
});

const google = { SOCIAL_GOOGLE_CLIENT_ID: 'id', SOCIAL_GOOGLE_CLIENT_SECRET: 'secret' };

it.each([
  [{ SOCIAL_GOOGLE_CLIENT_ID: 'id' }, 'SOCIAL_GOOGLE_CLIENT_SECRET is missing: logging in with google needs it.'],
  [
    { SOCIAL_X_CLIENT_ID: 'id', SOCIAL_X_CLIENT_SECRET: 's', SOCIAL_X_NAME: 'X' },
    'SOCIAL_X_ISSUER is missing: logging in with x needs it.',
  ],
  [
    { ...google, SOCIAL_GOOGLE_ISSUER: 'http://accounts.example' },
    'SOCIAL_GOOGLE_ISSUER is "http://accounts.example" but must be a URL such as https://login.example.',
  ],
  [
    { ...google, SANDBOX: 'on' },
    'SANDBOX is on beside SOCIAL_…: use the sandbox or real providers, never both at once.',
  ],
])('stops the start with one sentence: %o', (env: Record<string, string>, sentence) => {
  expect(() => read(env)).toThrow(sentence);
});
