import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { priceSchema } from '../money-schema.ts';
import { productTypeNames } from '../product-types.ts';
import { dayRange, keyedBody, keyedPageOf } from '../schemas/keyed-page.ts';
import { orderState } from '../schemas/order.ts';
import { id, inLanguage, line } from '../schemas/primitives.ts';
import { foundOrder, orderMoney } from '../schemas/staff-order.ts';
import { staffRoutes } from '../staff-routes.ts';

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
};
