import { z } from 'zod';
import { domainEvent } from '../../platform/outbox/domain-event.ts';

const product = z.object({ idProduct: z.int() });

/** NEW_PRODUCT */
export const productPublished = domainEvent('product.published', product);
/** EVERYTHING_SOLD */
export const productSoldOut = domainEvent('product.soldOut', product);
const date = z.object({ idVariation: z.int() });

/** EVENT_CANCELLED */
export const dateCancelled = domainEvent('product.dateCancelled', date);
/** EVENT_MOVED */
export const dateMoved = domainEvent('product.dateMoved', date);
/** PRODUCT_REMIND */
export const productReminded = domainEvent('product.reminded', product.extend({ idUser: z.int() }));
