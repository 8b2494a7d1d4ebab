import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app@db/stagedoor',
  PUBLIC_URL: 'https://stagedoor.example',
  SECRET_KEY: 'a random text of thirty-two characters',
  METRICS_TOKEN: 'another random text of as many characters',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtp://mail',
  SUPPORT_EMAIL: 'support@stagedoor.example',
  COMPANY_NAME: 'Stagedoor Ltd',
  COMPANY_ADDRESS: '1 Stage Street, Kyiv',
  COMPANY_NUMBERS: 'EDRPOU 01234567',
};

describe('the settings', () => {
  it('may all be missing on a laptop', () => {
    expect(readConfig({}, []).roles).toEqual(new Set(['http', 'realtime', 'worker']));
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty" but must be a port number.'],
    [{ PORT: '70000' }, 'PORT is "70000" but must be a port number from 0 to 65535.'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY is "…" but must be a random text of at least 32 characters.'],
    [{ SECRET_KEY: 'a'.repeat(32) }, 'SECRET_KEY is "…" but must be a random text of at least 32 characters.'],
    [
      { METRICS_TOKEN: '0123456'.repeat(5) },
      'METRICS_TOKEN is "…" but must be a random text of at least 32 characters.',
    ],
    [{ PUBLIC_URL: 'https://stagedoor.example/app' }, 'PUBLIC_URL is "…" but must be a URL without a path'],
    [{ PUBLIC_URL: 'https://stagedoor.example?a=b' }, 'PUBLIC_URL is "…" but must be a URL without a path'],
    [{ S3_BUCKET: 'files' }, 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: give all or none.'],
    [
      { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_FROM: '+15005550006' },
      'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM belong together: give all or none.',
    ],
    [{ CALL_SERVERS: 'https://calls.example' }, 'CALL_SERVERS is "https://calls.example" but must be servers such as'],
    [
      { CALL_SERVERS: 'stun:calls.example turn:calls.example' },
      'CALL_SERVERS has a TURN server but TURN_SECRET is missing',
    ],
    [
      { TWILIO_API_KEY: 'SK1' },
      'TWILIO_API_KEY, TWILIO_API_SECRET and TWILIO_CALL_APP belong together: give all or none.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_1' },
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: give both or neither.',
    ],
    [{ DRAIN_SECONDS: '1.5' }, 'DRAIN_SECONDS is "1.5" but must be a whole number from 0 to 300.'],
    [{ SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL is "support" but must be an e-mail address.'],
    [{ PAYOUT_ACCOUNT: 'DE00' }, 'PAYOUT_ACCOUNT is "…" but must be an IBAN or an account number.'],
    [{ PAYOUT_SWIFT: 'X' }, 'PAYOUT_SWIFT is "X" but must be the SWIFT code of a bank.'],
    [{ PAYOUT_FOUR_EYES: 'much' }, 'PAYOUT_FOUR_EYES is "much" but must be a sum in dollars such as 1000.00.'],
    [{ PAYOUT_SWIFT: 'COBADEFFXXX' }, 'PAYOUT_ACCOUNT and PAYOUT_SWIFT belong together: give both or neither.'],
    [{ TRUST_PROXY: 'on' }, 'TRUST_PROXY is "on" but must be off, the number of proxies in front of the server'],
    [{ TRUST_PROXY: '10.0.0.0/40' }, 'TRUST_PROXY is "10.0.0.0/40" but must be off'],
    [{ TRUST_PROXY: '0' }, 'TRUST_PROXY is "0" but must be off'],
    [
      { CORS_ORIGINS: 'https://shop.example,https://shop.example/path' },
      'CORS_ORIGINS is "https://shop.example,https://shop.example/path" but must be a URL without a path',
    ],
    [{ SANDBOX: 'yes' }, 'SANDBOX is "yes" but must be on or off.'],
    [{ DATABASE_URL: 'mysql://root:secret@db' }, 'DATABASE_URL is "…" but must be a URL such as postgres://'],
    [
      { STRIPE_SECRET_KEY: 'pk_oops' },
      'STRIPE_SECRET_KEY is "…" but must be a Stripe secret key, which begins with sk_.',
    ],
  ])('stop the start with a sentence about %o', (env, sentence) => {
    expect(() => readConfig(env, [])).toThrow(sentence);
  });

  it.each([
    ['off', false],
    ['2', 2],
    ['10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
  ])('believe the proxies that TRUST_PROXY names: %s', (TRUST_PROXY, expected) => {
    expect(readConfig({ TRUST_PROXY }, []).TRUST_PROXY).toEqual(expected);
  });

  it('name the origins whose pages may call the API', () => {
    const { CORS_ORIGINS } = readConfig({ CORS_ORIGINS: 'https://shop.example,http://localhost:5173/' }, []);
    expect(CORS_ORIGINS).toEqual(['https://shop.example', 'http://localhost:5173']);
  });

  it('say from which sum on a withdrawal needs two people', () => {
    expect(readConfig({}, []).PAYOUT_FOUR_EYES).toBe(100_000);
    expect(readConfig({ PAYOUT_FOUR_EYES: '250.50' }, []).PAYOUT_FOUR_EYES).toBe(25_050);
  });

  it('refuse the sandbox beside live keys', () => {
    expect(() => readConfig({ SANDBOX: 'on', STRIPE_SECRET_KEY: 'sk_live_1' }, [])).toThrow(
      'SANDBOX is on beside STRIPE_SECRET_KEY',
    );
  });

  it('must be complete in production', () => {
    expect(() => readConfig({ ...production, PUBLIC_URL: '' }, [])).toThrow('PUBLIC_URL is missing');
    expect(() => readConfig({ ...production, SECRET_KEY: '' }, [])).toThrow('SECRET_KEY is missing');
    expect(() => readConfig({ ...production, METRICS_TOKEN: '' }, [])).toThrow('METRICS_TOKEN is missing');
    expect(() => readConfig({ ...production, COMPANY_NAME: '' }, [])).toThrow('COMPANY_NAME is missing');
    expect(() => readConfig({ ...production, PUBLIC_URL: 'http://stagedoor.example' }, [])).toThrow(
      'PUBLIC_URL must begin with https:// in production.',
    );
    expect(() => readConfig({ ...production, DEMO: 'on' }, [])).toThrow('DEMO is on but must be off in production');
    expect(readConfig(production, []).NODE_ENV).toBe('production');
  });

  it('take one or more roles, and no other word', () => {
    expect(readConfig({}, ['--role', 'worker']).roles).toEqual(new Set(['worker']));
    expect(readConfig({}, ['--role=http', '--role', 'realtime']).roles).toEqual(new Set(['http', 'realtime']));
    expect(() => readConfig({}, ['--role', 'cook'])).toThrow(
      '--role is "cook" but must be http or realtime or worker.',
    );
    expect(() => readConfig({}, ['--roles', 'http'])).toThrow('"--roles" is no argument of the program');
    expect(() => readConfig({}, ['http'])).toThrow('"http" is no argument of the program');
    expect(() => readConfig({}, ['--role'])).toThrow('--role is "" but must be http or realtime or worker.');
  });
});
