import { reviews as en } from '../en/notices/reviews.ts';
import { reviews as ru } from '../ru/notices/reviews.ts';
import { reviews as uk } from '../uk/notices/reviews.ts';
import { inLanguages } from '../words.ts';

export const reviewsNotices = inLanguages(en, uk, ru);
