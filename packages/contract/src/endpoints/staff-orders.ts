import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { priceSchema } from '../money-schema.ts';
import { productTypeNames } from '../product-types.ts';
import { dayRange, keyedBody, keyedPageOf } from '../schemas/keyed-page.ts';
import { orderDetail, orderState, reason } from '../schemas/order.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { empty, id, inLanguage, line } from '../schemas/primitives.ts';
import { foundOrder, orderMoney } from '../schemas/staff-order.ts';
import { staffRoutes } from '../staff-routes.ts';

const byId = z.object({ idOrder: id });

export const staffOrders = {
  findOrders: endpoint({
    ...staffRoutes.findOrders,
    access: 'staff',
    scopes: ['finance', 'moderation', 'support'],
    summary: 'Search all orders, newest first',
    query: inLanguage,
    body: keyedBody.extend(dayRange.shape).extend({
      idOrder: id.optional(),
      /** A part of the fan's or talent's name, or the id or email of either. */
      person: line(100).trim().optional(),
      type: z.enum(productTypeNames).optional(),
      state: orderState.optional(),
      min: priceSchema.optional(),
      max: priceSchema.optional(),
    }),
    reply: keyedPageOf(foundOrder),
  }),
  getOrderMoney: endpoint({
    ...staffRoutes.getOrderMoney,
    access: 'staff',
    scopes: ['finance', 'moderation', 'support'],
    summary: 'List the ledger transactions of an order with their postings, and the card provider’s ids',
    params: z.object({ id: z.coerce.number().pipe(id) }),
    reply: orderMoney,
    refusals: ['pageNotFound'],
  }),
  getCollaborations: endpoint({
    ...staffRoutes.getCollaborations,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'List collaborations that wait for review, oldest first',
    query: inLanguage,
    body: pageBody(limits.pages.queue),
    reply: pageOf(orderDetail),
  }),
  reviewCollaboration: endpoint({
    ...staffRoutes.reviewCollaboration,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'Approve a collaboration for the talent, or reject it with a reason and refund the fan',
    body: z.discriminatedUnion('approve', [
      byId.extend({ approve: z.literal(true) }),
      byId.extend({ approve: z.literal(false), reason }),
    ]),
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
    idempotent: true,
  }),
  getOrderProblems: endpoint({
    ...staffRoutes.getOrderProblems,
    access: 'staff',
    scopes: ['moderation', 'support'],
    summary: 'List problems that staff must decide, oldest first',
    query: inLanguage,
    body: pageBody(limits.pages.queue),
    reply: pageOf(orderDetail),
  }),
  decideOrderProblem: endpoint({
    ...staffRoutes.decideOrderProblem,
    access: 'staff',
    scopes: ['moderation', 'support'],
    summary:
      'Decide a problem for the fan, with a refund, or for the talent; whether an event took place, for all of its guests',
    body: byId.extend({ refund: z.boolean(), reason }),
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
    idempotent: true,
  }),
};
