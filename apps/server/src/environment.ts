import { fileURLToPath } from 'node:url';
import { limits } from '@stagedoor/contract/limits';
import { cents, parseMoney } from '@stagedoor/contract/money';
import { bankAccount, swift } from '@stagedoor/contract/schemas/withdraw';
import { z } from 'zod';
import {
  checkedBy,
  flag,
  hostList,
  httpUrl,
  originList,
  originUrl,
  postgresUrl,
  proxies,
  secret,
  serverList,
  wholeNumber,
} from './setting-formats.ts';

// One entry per variable; docs/operations.md explains them to operators.
export const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test'], 'production, development or test').default('development'),
  PORT: z.coerce.number('a port number').int().min(0).max(65_535, 'a port number from 0 to 65535').optional(),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: originUrl.optional(),
  TRUST_PROXY: proxies.default(false),
  CORS_ORIGINS: originList.default([]),
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
  SUPPORT_EMAIL: z.email('an e-mail address').optional(),
  SECURITY_EMAIL: z.email('an e-mail address').optional(),
  COMPANY_NAME: z.string().optional(),
  COMPANY_ADDRESS: z.string().optional(),
  COMPANY_NUMBERS: z.string().optional(),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  TWILIO_API_KEY: z.string().startsWith('SK', 'the SID of a Twilio API key, which begins with SK').optional(),
  TWILIO_API_SECRET: z.string().optional(),
  TWILIO_CALL_APP: z.string().startsWith('AP', 'the SID of a TwiML application, which begins with AP').optional(),
  /** STUN and TURN servers of calls, separated by spaces. */
  CALL_SERVERS: serverList.default([]),
  /** Shared with the TURN server, which checks the credentials signed with it. */
  TURN_SECRET: secret.optional(),
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
  /** Hosts with publicly readable profile pages; on other hosts staff check by hand. */
  PROFILE_HOSTS: hostList.default(['t.me', 'www.youtube.com', 'soundcloud.com', 'vimeo.com', 'github.com']),
});

export type Environment = z.output<typeof environment>;
