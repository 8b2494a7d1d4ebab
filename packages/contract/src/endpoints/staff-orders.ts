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
    summary: 'All orders, the newest first, narrowed by what is known of one',
    query: inLanguage,
    body: keyedBody.extend(dayRange.shape).extend({
      idOrder: id.optional(),
      /** A part of the fan's or the talent's name, or the number or email of either. */
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
    summary: 'Every transaction of an order with its postings, and what the card company knows of it',
    params: z.object({ id: z.coerce.number().pipe(id) }),
    reply: orderMoney,
    refusals: ['pageNotFound'],
  }),
};
