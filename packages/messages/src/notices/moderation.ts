import { moderation as en } from '../en/notices/moderation.ts';
import { moderation as ru } from '../ru/notices/moderation.ts';
import { moderation as uk } from '../uk/notices/moderation.ts';
import { inLanguages } from '../words.ts';

export const moderationNotices = inLanguages(en, uk, ru);
