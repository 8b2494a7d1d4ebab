import type { Environment } from './environment.ts';

type Name = keyof Environment;
type Settings = Environment & { social: readonly unknown[] };

/** Settings that work only together: half of them would silently do nothing. */
const groups: readonly (readonly Name[])[] = [
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['PAYOUT_ACCOUNT', 'PAYOUT_SWIFT'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['TWILIO_API_KEY', 'TWILIO_API_SECRET', 'TWILIO_CALL_APP'],
];

const productionNeeds: readonly Name[] = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'SECRET_KEY',
  'METRICS_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'SUPPORT_EMAIL',
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'COMPANY_NUMBERS',
];

const live: readonly Name[] = ['STRIPE_SECRET_KEY', 'SMTP_URL', 'TWILIO_AUTH_TOKEN'];

/** Returns what is wrong with settings that are valid one by one, in one sentence; undefined when nothing is. */
export const contradictionIn = (config: Settings): string | undefined => {
  const has = (name: Name) => config[name] !== undefined;
  const key = live.find(has) ?? (config.social.length > 0 ? 'SOCIAL_…' : undefined);
  if (config.SANDBOX && key) {
    return `SANDBOX is on beside ${key}: use the sandbox or real providers, never both at once.`;
  }
  if (config.CALL_SERVERS.some((url) => url.startsWith('turn')) && !has('TURN_SECRET'))
    return 'CALL_SERVERS has a TURN server but TURN_SECRET is missing: without it nobody could use that server.';
  const half = groups.find((names) => names.some(has) && !names.every(has));
  if (half) return `${listed(half)} belong together: give ${half.length === 2 ? 'both or neither' : 'all or none'}.`;
  return config.NODE_ENV === 'production' ? contradictionInProduction(config, has) : undefined;
};

const contradictionInProduction = (config: Settings, has: (name: Name) => boolean): string | undefined => {
  if (config.SANDBOX || config.DEMO) {
    return `${config.SANDBOX ? 'SANDBOX' : 'DEMO'} is on but must be off in production.`;
  }
  const missing = productionNeeds.find((name) => !has(name));
  if (missing) return `${missing} is missing: production needs it. See docs/operations.md.`;
  return config.PUBLIC_URL?.startsWith('https:') ? undefined : 'PUBLIC_URL must begin with https:// in production.';
};

const listed = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
