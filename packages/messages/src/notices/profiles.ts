import { profiles as en } from '../en/notices/profiles.ts';
import { profiles as ru } from '../ru/notices/profiles.ts';
import { profiles as uk } from '../uk/notices/profiles.ts';
import { inLanguages } from '../words.ts';

export const profilesNotices = inLanguages(en, uk, ru);
