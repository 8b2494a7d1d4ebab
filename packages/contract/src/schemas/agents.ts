import { z } from 'zod';
import { id, imageLink, moment } from './primitives.ts';

const mandateState = z.enum(['ASKED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'ENDED']);

/** What lets an agent act for a talent, or did. */
export const mandate = z.object({
  idMandate: id,
  /** Which of the two the caller is. */
  side: z.enum(['AGENT', 'TALENT']),
  /** The other one. */
  partner: z.object({
    idUser: id,
    name: z.string(),
    nickname: z.string().nullable(),
    imageLink: imageLink.nullable(),
  }),
  state: mandateState,
  /** Whether the agent can act for the talent at this moment: not while one of them is blocked. */
  acts: z.boolean(),
  askedAt: moment,
  answeredAt: moment.nullable(),
  endedAt: moment.nullable(),
});
export type Mandate = z.output<typeof mandate>;
