import { z } from 'zod';
import { limits } from '../limits.ts';
import { supportTopics } from '../support-topics.ts';
import { person } from './named-person.ts';
import { email, id, language, line, moment, text } from './primitives.ts';

const limit = limits.support;

export const supportMessage = z.object({
  email,
  language,
  topic: z.enum(supportTopics),
  /** As the user typed it; the server does not check whether the order exists. */
  order: line(limit.orderMax).optional(),
  /** The code of an error and its request id. */
  reference: line(limit.referenceMax).optional(),
  text: text(limit.textMax).min(limit.textMin),
});
export type SupportMessage = z.output<typeof supportMessage>;

export const supportStates = ['open', 'closed'] as const;
export type SupportState = (typeof supportStates)[number];

export const supportRequest = z.object({
  id,
  at: moment,
  /** The promised deadline for the answer. */
  dueAt: moment,
  email: z.string(),
  language,
  topic: z.string(),
  order: z.string().nullable(),
  reference: z.string().nullable(),
  text: z.string(),
  /** The user, when logged in. */
  writer: person.nullable(),
  /** `answer` is null when none was needed. */
  closed: z.object({ at: moment, by: z.string(), answer: z.string().nullable() }).nullable(),
});
export type SupportRequest = z.output<typeof supportRequest>;

export const supportAnswer = z.object({ id, answer: text(limit.answerMax).min(limit.textMin) });
