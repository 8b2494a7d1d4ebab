import { fileURLToPath } from 'node:url';
import { limits } from '@stagedoor/contract/limits';
import { cents, parseMoney } from '@stagedoor/contract/money';
import { bankAccount, swift } from '@stagedoor/contract/schemas/withdraw';
import { z } from 'zod';
import type { SocialSetting } from './platform/ports/social.ts';
import { checkedBy, flag, hostList, httpUrl, postgresUrl, proxies, secret, wholeNumber } from './setting-formats.ts';
import { readSocialSettings } from './social-settings.ts';

const roles = ['http', 'realtime', 'worker'] as const;
export type Role = (typeof roles)[number];

// One line per variable; docs/operations.md explains them to people.
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test'], 'production, development or test').default('development'),
  PORT: z.coerce.number('a port number').int().min(0).max(65_535, 'a port number from 0 to 65535').optional(),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  TRUST_PROXY: proxies.default(false),
  DATA_DIR: z
    .string()
    .min(1, 'a folder')
    .default(fileURLToPath(new URL('../../../.data', import.meta.url))),
  DRAIN_SECONDS: wholeNumber({ min: 0, max: 300 }).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'debug, info, warn, error or silent').optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_TIMEOUT_SECONDS: wholeNumber({ min: 1, max: 300 }).default(15),
  MAX_RUNNING_REQUESTS: wholeNumber({ min: 1, max: 100_000 }).default(300),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'a URL such as redis://host:6379')
    .optional(),
  SECRET_KEY: secret.optional(),
  METRICS_TOKEN: secret.optional(),
  PAGES: flag.default(true),
  SANDBOX: flag.default(false),
  DEMO: flag.default(false),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'a URL such as smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: z.string().default('Stagedoor <no-reply@stagedoor.example>'),
  SUPPORT_EMAIL: z.email('an e-mail address').default('support@stagedoor.example'),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_', 'a Stripe secret key, which begins with sk_').optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', 'a Stripe signing secret, which begins with whsec_')
    .optional(),
  PAYOUT_NAME: z.string().default('Stagedoor'),
  PAYOUT_ACCOUNT: checkedBy(bankAccount, 'an IBAN or an account number').optional(),
  PAYOUT_SWIFT: checkedBy(swift, 'the SWIFT code of a bank').optional(),
  /** In dollars. */
  PAYOUT_FOUR_EYES: z
    .string()
    .transform(parseMoney)
    .refine((amount) => amount !== null, 'a sum in dollars such as 1000.00')
    .transform((amount) => amount ?? cents(0))
    .default(cents(limits.withdrawal.fourEyesFrom)),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'the 87 characters of a VAPID public key')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'the 43 characters of a VAPID private key')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)/, 'an address such as mailto:ops@stagedoor.example')
    .default('mailto:no-reply@stagedoor.example'),
  RATES_URL: httpUrl.optional(),
  COUNTRY_URL: httpUrl.optional(),
  /** Where the bio of a profile can be read by anybody; elsewhere the staff look. */
  PROFILE_HOSTS: hostList.default(['t.me', 'www.youtube.com', 'soundcloud.com', 'vimeo.com', 'github.com']),
});

export type Config = z.output<typeof environment> & { roles: ReadonlySet<Role>; social: readonly SocialSetting[] };

/** A setting that stops the start, in one sentence for the person who made it. */
export class WrongSetting extends Error {}

export const readConfig = (env: NodeJS.ProcessEnv, args: readonly string[]): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    throw new WrongSetting(`${name} is "${printable(name, given[name])}" but must be ${expectation(issue)}.`);
  }
  const config = { ...parsed.data, roles: readRoles(args), social: readSocialSettings(given, refuse) };
  refuseContradictions(config);
  return config;
};

const refuse = (sentence: string): never => {
  throw new WrongSetting(sentence);
};

const expectation = (issue: z.core.$ZodIssue | undefined) =>
  issue?.code === 'invalid_value' ? issue.values.join(' or ') : (issue?.message ?? 'something else');

// Keys and passwords stay out of error messages; what is left helps to find the typo.
const printable = (name: string, value: string | undefined) =>
  /URL$|KEY|TOKEN|SECRET|SID|ACCOUNT/.test(name) ? '…' : (value ?? '');

const readRoles = (args: readonly string[]): ReadonlySet<Role> => {
  const asked = args.flatMap(
    (arg, at) => (arg === '--role' ? [args[at + 1]] : arg.match(/^--role=(.*)/)?.slice(1)) ?? [],
  );
  const wrong = asked.find((role) => !roles.some((known) => known === role));
  if (wrong !== undefined || (args.includes('--role') && asked.includes(undefined))) {
    throw new WrongSetting(`--role is "${wrong ?? ''}" but must be ${roles.join(' or ')}.`);
  }
  return new Set(asked.length > 0 ? (asked as Role[]) : roles);
};

const refuseContradictions = (config: Config) => {
  const live = ['STRIPE_SECRET_KEY', 'SMTP_URL', 'TWILIO_AUTH_TOKEN'] as const;
  const key = live.find((name) => config[name] !== undefined) ?? (config.social.length > 0 ? 'SOCIAL_…' : undefined);
  if (config.SANDBOX && key) {
    throw new WrongSetting(`SANDBOX is on beside ${key}: use the sandbox or real providers, never both at once.`);
  }
  if ((config.VAPID_PUBLIC_KEY === undefined) !== (config.VAPID_PRIVATE_KEY === undefined)) {
    throw new WrongSetting('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: give both or neither.');
  }
  if ((config.PAYOUT_ACCOUNT === undefined) !== (config.PAYOUT_SWIFT === undefined)) {
    throw new WrongSetting('PAYOUT_ACCOUNT and PAYOUT_SWIFT belong together: give both or neither.');
  }
  if (config.NODE_ENV !== 'production') return;
  const needed = [
    'DATABASE_URL',
    'PUBLIC_URL',
    'SECRET_KEY',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'SMTP_URL',
  ] as const;
  const missing = needed.find((name) => config[name] === undefined);
  if (config.SANDBOX || config.DEMO) {
    throw new WrongSetting(`${config.SANDBOX ? 'SANDBOX' : 'DEMO'} is on but must be off in production.`);
  }
  if (missing) throw new WrongSetting(`${missing} is missing: production needs it. See docs/operations.md.`);
};
