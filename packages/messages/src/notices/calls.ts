import { calls as en } from '../en/notices/calls.ts';
import { calls as ru } from '../ru/notices/calls.ts';
import { calls as uk } from '../uk/notices/calls.ts';
import { inLanguages } from '../words.ts';

export const callNotices = inLanguages(en, uk, ru);
