import { feed as en } from '../en/notices/feed.ts';
import { feed as ru } from '../ru/notices/feed.ts';
import { feed as uk } from '../uk/notices/feed.ts';
import { inLanguages } from '../words.ts';

export const feedNotices = inLanguages(en, uk, ru);
