import { accounts as en } from '../en/notices/accounts.ts';
import { accounts as ru } from '../ru/notices/accounts.ts';
import { accounts as uk } from '../uk/notices/accounts.ts';
import { inLanguages } from '../words.ts';

export const accountsNotices = inLanguages(en, uk, ru);
