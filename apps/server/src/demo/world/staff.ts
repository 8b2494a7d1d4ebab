import type { Administrator } from './types.ts';

export const demoPassword = 'stagedoor-demo';

export const demoEmails = {
  fan: 'fan@stagedoor.example',
  talent: 'talent@stagedoor.example',
  administrator: 'admin@stagedoor.example',
} as const;

/** The nickname of the demo talent. */
export const ownTalent = 'orysia';

export const demoLogins = [
  { who: 'a fan', email: demoEmails.fan, password: demoPassword },
  { who: 'a talent', email: demoEmails.talent, password: demoPassword },
  { who: 'an administrator', email: demoEmails.administrator, password: demoPassword },
] as const;

export const administrator: Administrator = {
  name: 'Vira Storozhuk',
  email: demoEmails.administrator,
  language: 'en',
};
