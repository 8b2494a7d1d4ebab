import { type ProductType, productTypeNames } from '@stagedoor/contract/product-types';
import { z } from 'zod';
import { domainEvent } from '../../platform/outbox/domain-event.ts';

const order = z.object({ idOrder: z.int() });

/** What an earlier version wrote has no type. */
const typed = order.extend({ type: z.enum(productTypeNames).optional() });
type Typed = z.output<typeof typed>;
/** Whether the order can be of one of these types, so that no module looks up what is another's. */
export const mayBeOf = (types: readonly ProductType[], { type }: Typed): boolean =>
  type === undefined || types.includes(type);

export const orderPaid = domainEvent('order.paid', typed);
/** Its price is authorised on a card, and captured once it is earned. */
export const orderHeld = domainEvent('order.held', order);
export const orderShipped = domainEvent('order.shipped', order);
/** PHYSICAL_MONEY_RECEIVED, for a parcel. */
export const orderCompleted = domainEvent('order.completed', typed);
/** MONEY_BACK_MESSAGE, for a message. */
export const orderReturned = domainEvent('order.returned', order);
export const expressReturned = domainEvent('order.expressReturned', order);
export const collaborationApproved = domainEvent('collaboration.approved', order);
export const collaborationRejected = domainEvent('collaboration.rejected', order);
export const messageWritten = domainEvent('order.messageWritten', order.extend({ from: z.enum(['buyer', 'talent']) }));
export const extensionAsked = domainEvent('order.extensionAsked', order);
export const extensionAnswered = domainEvent('order.extensionAnswered', order);
export const redoAsked = domainEvent('order.redoAsked', order);
export const orderRedone = domainEvent('order.redone', order);
export const problemReported = domainEvent('order.problemReported', order);
/** The talent answered without refunding. */
export const problemAnswered = domainEvent('order.problemAnswered', order);
/** Staff decided for the talent. */
export const problemDismissed = domainEvent('order.problemDismissed', order);
/** Staff decided for the fan; `order.returned` reports the refund. */
export const problemRefunded = domainEvent('order.problemRefunded', order);
/** The talent was late. While the fan may still donate the money, it is not returned yet. */
export const orderExpired = domainEvent('order.expired', order);
/** REQUEST_EDITED */
export const requestEdited = domainEvent('order.requestEdited', order);
/** The order changed in a way that needs no notification. */
export const orderChanged = domainEvent('order.changed', order);
/** NEW_PRODUCT_REACTION */
export const orderReacted = domainEvent('order.reacted', order);
/** A charge of an order that the program placed failed or was not confirmed; until `payBy` another may follow. */
export const chargeFailed = domainEvent('order.chargeFailed', order.extend({ si: z.uuid() }));
/** An order that the program placed was not paid in time. */
export const orderUnpaid = domainEvent('order.unpaid', order);
/** Not paid in time: PRODUCT_REMIND to the buyer. */
export const checkoutLapsed = domainEvent('order.checkoutLapsed', order);
/** Its date was cancelled before it was paid. */
export const checkoutEnded = domainEvent('order.checkoutEnded', order);
/** EVENT_MOVED */
export const orderMoved = domainEvent('order.moved', order);
/** One day is left: PRODUCT_REMIND to the talent. */
export const orderWaits = domainEvent('order.waits', order);
/** EVENT_INFO */
export const eventNear = domainEvent('order.eventNear', order);
