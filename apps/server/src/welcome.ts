import type { Sandbox } from '@stagedoor/sandbox';
import type { Config } from './config.ts';
import { demoLogins } from './demo/world/staff.ts';

/** Prints a line of progress to the operator. */
export const print = (line: string) => {
  process.stdout.write(`  ${line}\n`);
};

export const welcome = (address: string, config: Config, sandbox: Sandbox | undefined) => {
  if (config.NODE_ENV === 'production') return;
  const lines = [
    '',
    `Stagedoor is open: ${address}`,
    ...(config.DEMO ? ['', ...demoLogins.map(({ who, email, password }) => row(who, `${email}  ${password}`))] : []),
    ...(sandbox ? ['', `  Five-minute tour: ${address}/sandbox`, '', ...sandboxLines(sandbox)] : []),
    '',
    row('API', `${address}/api/docs`),
    '',
    '  Ctrl-C stops everything.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
};

const row = (what: string, where: string) => `  ${what.padEnd(18)}${where}`;

/** Where the sandbox listens and with which keys, for developers who call it directly. */
const sandboxLines = ({ stripe, oidc, smtpUrl, twilio }: Sandbox): string[] => [
  '  Nothing leaves this machine. In the place of the providers listen:',
  row('Stripe', `${stripe.url}  ${stripe.secretKey}  ${stripe.publishableKey}  ${stripe.webhookSecret}`),
  row('OpenID', `${oidc.issuer}  client ${oidc.clientId}  secret ${oidc.clientSecret}`),
  row('SMTP', `${smtpUrl}  no password`),
  row('Twilio', `${twilio.url}  ${twilio.accountSid}  ${twilio.authToken}`),
];
