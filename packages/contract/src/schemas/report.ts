import { z } from 'zod';
import { limits } from '../limits.ts';
import { reportReasons } from '../report-reasons.ts';
import { reportSubject } from './moderation.ts';
import { id, text } from './primitives.ts';

/** About a user, or about something they sell. */
export const complainBody = z.object({
  subject: reportSubject,
  id,
  reason: z.enum(reportReasons),
  text: text(limits.reports.textMax).default(''),
});
