import { staff as en } from '../en/notices/staff.ts';
import { staff as ru } from '../ru/notices/staff.ts';
import { staff as uk } from '../uk/notices/staff.ts';
import { inLanguages } from '../words.ts';

export const staffNotices = inLanguages(en, uk, ru);
