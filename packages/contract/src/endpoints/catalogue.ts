import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { otherRoutes } from '../other-routes.ts';
import { productTypeNames } from '../product-types.ts';
import { routes } from '../routes.ts';
import { charityFund, charityShare } from '../schemas/charity.ts';
import { reason } from '../schemas/order.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { empty, id, inLanguage, language, moment } from '../schemas/primitives.ts';
import {
  completeProduct,
  feeSchedule,
  moveProductBody,
  placeholder,
  product,
  productShort,
  remindAfterBody,
  shelfPart,
  studio,
} from '../schemas/product.ts';
import { saveProductBody } from '../schemas/product-form.ts';
import { studioRoutes } from '../studio-routes.ts';

export const idInPath = z.coerce.number().pipe(id);
const byId = z.object({ id: idInPath });
const moving = { max: 600, seconds: 600, by: 'caller' } as const;
const writing = { max: 120, seconds: 600, by: 'caller' } as const;

export const catalogue = {
  getActiveUserProducts: endpoint({
    ...routes.getActiveUserProducts,
    access: 'public',
    summary: `List a talent’s products in the talent’s order, sold-out ones last, ${limits.pages.shelf} per page; those for members are parts of their own; “after” is the last product of the previous page`,
    params: byId,
    query: inLanguage.extend({ after: z.coerce.number().pipe(id).optional(), part: shelfPart.default('everyone') }),
    reply: z.array(productShort),
    refusals: ['pageNotFound'],
  }),
  getUserProducts: endpoint({
    ...studioRoutes.getUserProducts,
    access: 'expert',
    summary:
      'List the caller’s own products, on sale and paused, or read one of them; includes what “you receive” is calculated from',
    query: inLanguage.extend({
      after: z.coerce.number().pipe(id).optional(),
      idProduct: z.coerce.number().pipe(id).optional(),
    }),
    reply: studio,
  }),
  getProductById: endpoint({
    ...routes.getProductById,
    access: 'public',
    summary: 'Read a product with everything that its page and purchase form show',
    params: byId,
    query: inLanguage,
    reply: product,
    refusals: ['pageNotFound'],
  }),
  getCompleteProductsShort: endpoint({
    ...otherRoutes.getCompleteProductsShort,
    access: 'public',
    summary: 'List the portfolio of the talent {x}: delivered works that the fans agreed to show, newest first',
    params: z.object({ x: idInPath }),
    query: inLanguage,
    body: pageBody(limits.pages.portfolio),
    reply: pageOf(completeProduct),
    refusals: ['pageNotFound'],
  }),
  saveProduct: endpoint({
    ...studioRoutes.saveProduct,
    access: 'expert',
    summary: 'Create a product or, with idProduct, change it; omitted variations are no longer sold',
    body: saveProductBody,
    reply: z.object({ idProduct: id }),
    refusals: ['nameAndTypeTaken', 'contentExists', 'dateCannotChange', 'pageNotFound', 'incompleteRequest'],
    closedToBlocked: true,
    limit: writing,
  }),
  deactivateProduct: endpoint({
    ...studioRoutes.deactivateProduct,
    access: 'expert',
    summary: 'Pause a product; running orders are not affected',
    body: z.object({ idProduct: id }),
    reply: empty,
    refusals: ['pageNotFound'],
    limit: writing,
  }),
  activateProduct: endpoint({
    ...studioRoutes.activateProduct,
    access: 'expert',
    summary: 'Put a paused product back on sale',
    body: z.object({ idProduct: id }),
    reply: empty,
    refusals: ['pageNotFound'],
    closedToBlocked: true,
    limit: writing,
  }),
  moveProduct: endpoint({
    ...studioRoutes.moveProduct,
    access: 'expert',
    summary: 'Swap a product with its neighbour in the order of the store, or put it first; no effect at either end',
    body: moveProductBody,
    reply: empty,
    refusals: ['pageNotFound'],
    limit: moving,
  }),
  deleteProduct: endpoint({
    ...studioRoutes.deleteProduct,
    access: 'expert',
    summary: 'Delete a product for good; those who ordered it keep their orders',
    body: z.object({ idProduct: id }),
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
    limit: writing,
  }),
  cancelEventDate: endpoint({
    ...studioRoutes.cancelEventDate,
    access: 'expert',
    summary: 'Cancel a date of an event or a tour: it goes off sale, and every guest is notified and refunded in full',
    body: z.object({ idVariation: id, reason }),
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
    idempotent: true,
  }),
  moveEventDate: endpoint({
    ...studioRoutes.moveEventDate,
    access: 'expert',
    summary: 'Move a date of an event or a tour: every guest is notified and may cancel for a full refund',
    body: z.object({ idVariation: id, startsAt: moment }),
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
    idempotent: true,
  }),
  getFeeSchedule: endpoint({
    ...routes.getFeeSchedule,
    access: 'public',
    summary: 'Read the platform’s fees in percent by class, now and after the next announced change',
    reply: feeSchedule,
    sharedMs: limits.sharedMs,
  }),
  getCharityFunds: endpoint({
    ...routes.getCharityFunds,
    access: 'public',
    summary: 'List the charity funds that a talent can choose, in language {x}',
    params: z.object({ x: language }),
    reply: z.array(charityFund),
  }),
  setCharity: endpoint({
    ...studioRoutes.setCharity,
    access: 'expert',
    summary: 'Set the share of every future price that goes to a charity fund, or remove it',
    body: z.object({ charity: charityShare.omit({ name: true }).nullable() }),
    reply: empty,
    refusals: ['pageNotFound'],
    limit: writing,
  }),
  getPlaceholders: endpoint({
    ...studioRoutes.getPlaceholders,
    access: 'public',
    summary: 'List example texts for the purchase forms, in language {x}; for all types unless some are named',
    params: z.object({ x: language }),
    body: z.object({ productTypes: z.array(z.enum(productTypeNames)).max(productTypeNames.length).optional() }),
    reply: z.array(placeholder),
  }),
  remindAfter: endpoint({
    ...routes.remindAfter,
    access: 'user',
    summary: 'Request a notification when a talent is back from being away, or a reminder of a product',
    body: remindAfterBody,
    reply: empty,
    refusals: ['pageNotFound'],
    limit: writing,
  }),
};
