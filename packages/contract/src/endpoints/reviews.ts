import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { routes } from '../routes.ts';
import { note, reason } from '../schemas/order.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { empty, id, inLanguage } from '../schemas/primitives.ts';
import { scoreBody, scoreReport, scores } from '../schemas/score.ts';
import { staffRoutes } from '../staff-routes.ts';

const pageInQuery = inLanguage.extend({
  page: z.coerce.number().pipe(z.int().min(0)).default(0),
  size: z.coerce.number().pipe(z.int().min(1).max(limits.pages.max)).default(limits.pages.reviews),
});

export const reviews = {
  getScores: endpoint({
    ...routes.getScores,
    access: 'public',
    summary: 'List the reviews of the talent {x}',
    params: z.object({ x: z.coerce.number().pipe(id) }),
    query: pageInQuery,
    reply: scores,
    refusals: ['pageNotFound'],
  }),
  getProductScores: endpoint({
    ...routes.getProductScores,
    access: 'public',
    summary: 'List the reviews of the product {id}',
    params: z.object({ id: z.coerce.number().pipe(id) }),
    query: pageInQuery,
    reply: scores,
    refusals: ['pageNotFound'],
  }),
  setScore: endpoint({
    ...routes.setScore,
    access: 'user',
    summary: 'Review a completed order; can be changed for 30 days',
    body: scoreBody,
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
    closedToBlocked: true,
  }),
  replyToScore: endpoint({
    ...routes.replyToScore,
    access: 'expert',
    summary: 'Reply publicly to a review as its talent; once',
    body: z.object({ idScore: id, text: note }),
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
    closedToBlocked: true,
  }),
  reportScore: endpoint({
    ...routes.reportScore,
    access: 'user',
    summary: 'Report a review to staff; once per user',
    body: z.object({ idScore: id, reason }),
    reply: empty,
    refusals: ['pageNotFound', 'requestAlreadyExists'],
    closedToBlocked: true,
    limit: { max: 20, seconds: 3600, by: 'caller' },
  }),
  getScoreReports: endpoint({
    ...staffRoutes.getScoreReports,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'List reported reviews that wait for a decision, oldest first',
    query: inLanguage,
    body: pageBody(limits.pages.queue),
    reply: pageOf(scoreReport),
  }),
  decideScoreReport: endpoint({
    ...staffRoutes.decideScoreReport,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'Remove a reported review with a reason, or keep it',
    body: z.discriminatedUnion('remove', [
      z.object({ idScore: id, remove: z.literal(true), reason }),
      z.object({ idScore: id, remove: z.literal(false) }),
    ]),
    reply: empty,
    refusals: ['pageNotFound'],
  }),
};
