import { gifts as en } from '../en/notices/gifts.ts';
import { gifts as ru } from '../ru/notices/gifts.ts';
import { gifts as uk } from '../uk/notices/gifts.ts';
import { inLanguages } from '../words.ts';

export const giftNotices = inLanguages(en, uk, ru);
