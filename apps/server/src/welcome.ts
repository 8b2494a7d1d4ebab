import type { Config } from './config.ts';
import { demoLogins } from './demo/world/staff.ts';

/** A line of progress for the person who started the program. */
export const say = (line: string) => {
  process.stdout.write(`  ${line}\n`);
};

export const welcome = (address: string, config: Config) => {
  if (config.NODE_ENV === 'production') return;
  const lines = [
    '',
    `Stagedoor is open: ${address}`,
    ...(config.DEMO
      ? [
          '',
          ...demoLogins.map(({ who, email, password }) => `  ${who.padEnd(18)}${email}  ${password}`),
          `  The administrator sets up an authenticator app at ${address}/admin`,
        ]
      : []),
    ...(config.SANDBOX
      ? ['', `  Cards, mail and SMS are a sandbox: nothing leaves this machine. See ${address}/sandbox`]
      : []),
    '',
    '  Ctrl-C stops everything.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
};
