import { support as en } from '../en/notices/support.ts';
import { support as ru } from '../ru/notices/support.ts';
import { support as uk } from '../uk/notices/support.ts';
import { inLanguages } from '../words.ts';

export const supportNotices = inLanguages(en, uk, ru);
