import { memberships as en } from '../en/notices/memberships.ts';
import { memberships as ru } from '../ru/notices/memberships.ts';
import { memberships as uk } from '../uk/notices/memberships.ts';
import { inLanguages } from '../words.ts';

export const membershipNotices = inLanguages(en, uk, ru);
