import type { z } from 'zod';
import { type Environment, environment } from './environment.ts';
import type { SocialSetting } from './platform/ports/social.ts';
import { contradictionIn } from './setting-contradictions.ts';
import { readSocialSettings } from './social-settings.ts';

const roles = ['http', 'realtime', 'worker'] as const;
type Role = (typeof roles)[number];

export type Config = Environment & { roles: ReadonlySet<Role>; social: readonly SocialSetting[] };

/** An invalid setting; its message is one sentence for the operator. */
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
  const contradiction = contradictionIn(config);
  return contradiction ? refuse(contradiction) : config;
};

const refuse = (sentence: string): never => {
  throw new WrongSetting(sentence);
};

const expectation = (issue: z.core.$ZodIssue | undefined) =>
  issue?.code === 'invalid_value' ? issue.values.join(' or ') : (issue?.message ?? 'something else');

// Keys and passwords stay out of error messages; the rest helps to find the typo.
const printable = (name: string, value: string | undefined) =>
  /URL$|KEY|TOKEN|SECRET|SID|ACCOUNT/.test(name) ? '…' : (value ?? '');

const readRoles = (args: readonly string[]): ReadonlySet<Role> => {
  const requested: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const [name, value = args[++at] ?? ''] = (args[at] ?? '').split('=', 2);
    if (name !== '--role') refuse(`"${name}" is no argument of the program: it knows --role alone.`);
    if (!roles.some((known) => known === value)) refuse(`--role is "${value}" but must be ${roles.join(' or ')}.`);
    requested.push(value);
  }
  return new Set(requested.length > 0 ? (requested as Role[]) : roles);
};
