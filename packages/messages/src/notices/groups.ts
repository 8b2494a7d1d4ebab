import { groups as en } from '../en/notices/groups.ts';
import { groups as ru } from '../ru/notices/groups.ts';
import { groups as uk } from '../uk/notices/groups.ts';
import { inLanguages } from '../words.ts';

export const groupTexts = inLanguages(en, uk, ru);
