import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { routes } from '../routes.ts';
import { note, scoreBody, scores } from '../schemas/order.ts';
import { empty, id, inLanguage } from '../schemas/primitives.ts';

export const reviews = {
  getScores: endpoint({
    ...routes.getScores,
    access: 'public',
    summary: 'What fans said about the talent {x}',
    params: z.object({ x: z.coerce.number().pipe(id) }),
    query: inLanguage.extend({
      page: z.coerce.number().pipe(z.int().min(0)).default(0),
      size: z.coerce.number().pipe(z.int().min(1).max(limits.pages.max)).default(limits.pages.reviews),
    }),
    reply: scores,
    refusals: ['pageNotFound'],
  }),
  setScore: endpoint({
    ...routes.setScore,
    access: 'user',
    summary: 'Review a completed order; may be changed for 30 days',
    body: scoreBody,
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  replyToScore: endpoint({
    ...routes.replyToScore,
    access: 'expert',
    summary: 'The talent’s one public reply',
    body: z.object({ idScore: id, text: note }),
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
};
