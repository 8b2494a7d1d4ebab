import { catalogue as en } from '../en/notices/catalogue.ts';
import { catalogue as ru } from '../ru/notices/catalogue.ts';
import { catalogue as uk } from '../uk/notices/catalogue.ts';
import { inLanguages } from '../words.ts';

export const catalogueNotices = inLanguages(en, uk, ru);
