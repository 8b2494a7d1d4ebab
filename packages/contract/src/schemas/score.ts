import { z } from 'zod';
import { limits } from '../limits.ts';
import { id, moment, text } from './primitives.ts';

export const scoreBody = z.object({ idOrder: id, score: z.int().min(1).max(5), text: text(limits.orders.reviewMax) });

export const scores = z.object({
  totalScores: z.int(),
  averageScore: z.number().nullable(),
  items: z.array(
    z.object({
      idScore: id,
      score: z.int(),
      text: z.string(),
      reply: z.string().nullable(),
      fanName: z.string(),
      productName: z.string(),
      created: moment,
    }),
  ),
  totalPages: z.int(),
  currentPage: z.int(),
});
export type Scores = z.output<typeof scores>;

/** A reported review, with all complaints against it. */
export const scoreReport = z.object({
  idScore: id,
  score: z.int(),
  text: z.string(),
  fanName: z.string(),
  idTalent: id,
  talentName: z.string(),
  created: moment,
  reports: z.array(z.object({ reason: z.string(), at: moment })),
});
export type ScoreReport = z.output<typeof scoreReport>;
