import { applications as en } from '../en/notices/applications.ts';
import { applications as ru } from '../ru/notices/applications.ts';
import { applications as uk } from '../uk/notices/applications.ts';
import { inLanguages } from '../words.ts';

export const applicationsNotices = inLanguages(en, uk, ru);
