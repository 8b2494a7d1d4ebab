import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { productTypeNames } from '../product-types.ts';
import { routes } from '../routes.ts';
import { charityFund, charityShare } from '../schemas/charity.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { empty, id, inLanguage, language } from '../schemas/primitives.ts';
import { completeProduct, placeholder, product, productShort, remindAfterBody, studio } from '../schemas/product.ts';
import { saveProductBody } from '../schemas/product-form.ts';

const idInPath = z.coerce.number().pipe(id);
const byId = z.object({ id: idInPath });
const writing = { max: 120, seconds: 600, by: 'caller' } as const;

export const catalogue = {
  getActiveUserProducts: endpoint({
    ...routes.getActiveUserProducts,
    access: 'public',
    summary: `What a talent sells, the sold-out last, ${limits.pages.shelf} at a time; the next ones after the last of these`,
    params: byId,
    query: inLanguage.extend({ after: z.coerce.number().pipe(id).optional() }),
    reply: z.array(productShort),
    refusals: ['pageNotFound'],
  }),
  getUserProducts: endpoint({
    ...routes.getUserProducts,
    access: 'expert',
    summary:
      'What the caller sells or has taken off the shelf, a page at a time or one product, with what “you receive” is reckoned from',
    query: inLanguage.extend({
      after: z.coerce.number().pipe(id).optional(),
      idProduct: z.coerce.number().pipe(id).optional(),
    }),
    reply: studio,
  }),
  getProductById: endpoint({
    ...routes.getProductById,
    access: 'public',
    summary: 'One product with all that its page and purchase form show',
    params: byId,
    query: inLanguage,
    reply: product,
    refusals: ['pageNotFound'],
  }),
  getCompleteProductsShort: endpoint({
    ...routes.getCompleteProductsShort,
    access: 'public',
    summary: 'What the talent {x} has delivered and the fans did not hide, newest first',
    params: z.object({ x: idInPath }),
    query: inLanguage,
    body: pageBody(limits.pages.portfolio),
    reply: pageOf(completeProduct),
    refusals: ['pageNotFound'],
  }),
  saveProduct: endpoint({
    ...routes.saveProduct,
    access: 'expert',
    summary: 'Create a product or, with idProduct, change it; sizes and slots that are left out are not sold any more',
    body: saveProductBody,
    reply: z.object({ idProduct: id }),
    refusals: ['nameAndTypeTaken', 'contentExists', 'dateCannotChange', 'pageNotFound', 'incompleteRequest'],
    closedToBlocked: true,
    limit: writing,
  }),
  deactivateProduct: endpoint({
    ...routes.deactivateProduct,
    access: 'expert',
    summary: 'Take a product off the shelf for a while; running orders go on',
    body: z.object({ idProduct: id }),
    reply: empty,
    refusals: ['pageNotFound'],
    limit: writing,
  }),
  activateProduct: endpoint({
    ...routes.activateProduct,
    access: 'expert',
    summary: 'Put it back',
    body: z.object({ idProduct: id }),
    reply: empty,
    refusals: ['pageNotFound'],
    closedToBlocked: true,
    limit: writing,
  }),
  getCharityFunds: endpoint({
    ...routes.getCharityFunds,
    access: 'public',
    summary: 'The funds a talent can give a share to, in language {x}',
    params: z.object({ x: language }),
    reply: z.array(charityFund),
  }),
  setCharity: endpoint({
    ...routes.setCharity,
    access: 'expert',
    summary: 'Give a share of every price to a fund from now on, or to none',
    body: z.object({ charity: charityShare.omit({ name: true }).nullable() }),
    reply: empty,
    refusals: ['pageNotFound'],
    limit: writing,
  }),
  getPlaceholders: endpoint({
    ...routes.getPlaceholders,
    access: 'public',
    summary: 'Example texts for the forms, in language {x}; of all types unless some are named',
    params: z.object({ x: language }),
    body: z.object({ productTypes: z.array(z.enum(productTypeNames)).max(productTypeNames.length).optional() }),
    reply: z.array(placeholder),
  }),
  remindAfter: endpoint({
    ...routes.remindAfter,
    access: 'user',
    summary: 'Be told when a talent answers again, or be reminded of a product',
    body: remindAfterBody,
    reply: empty,
    refusals: ['pageNotFound'],
    limit: writing,
  }),
};
