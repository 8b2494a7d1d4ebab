import { z } from 'zod';
import { fact } from '../../platform/outbox/fact.ts';

const product = z.object({ idProduct: z.int() });

/** NEW_PRODUCT */
export const productPublished = fact('product.published', product);
/** EVERYTHING_SOLD */
export const productSoldOut = fact('product.soldOut', product);
/** PRODUCT_REMIND */
export const productReminded = fact('product.reminded', product.extend({ idUser: z.int() }));
