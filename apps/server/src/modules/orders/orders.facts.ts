import { z } from 'zod';
import { fact } from '../../platform/outbox/fact.ts';

const order = z.object({ idOrder: z.int() });

export const orderPaid = fact('order.paid', order);
/** PHYSICAL_MONEY_RECEIVED, where it was a parcel. */
export const orderCompleted = fact('order.completed', order);
/** MONEY_BACK_MESSAGE, where it was a message. */
export const orderReturned = fact('order.returned', order);
export const expressReturned = fact('order.expressReturned', order);
export const collaborationApproved = fact('collaboration.approved', order);
export const collaborationRejected = fact('collaboration.rejected', order);
export const messageWritten = fact('order.messageWritten', order.extend({ from: z.enum(['buyer', 'talent']) }));
export const extensionAsked = fact('order.extensionAsked', order);
export const extensionAnswered = fact('order.extensionAnswered', order);
export const redoAsked = fact('order.redoAsked', order);
export const orderRedone = fact('order.redone', order);
export const problemReported = fact('order.problemReported', order);
/** And the talent did not refund it. */
export const problemAnswered = fact('order.problemAnswered', order);
/** Staff decided for the talent. */
export const problemDismissed = fact('order.problemDismissed', order);
/** Staff decided for the fan; `order.returned` tells of the money. */
export const problemRefunded = fact('order.problemRefunded', order);
/** The talent was too late. Where the fan may still donate the money, it is not returned yet. */
export const orderExpired = fact('order.expired', order);
/** It looks different, and nobody has to be notified of it. */
export const orderChanged = fact('order.changed', order);
/** NEW_PRODUCT_REACTION */
export const orderReacted = fact('order.reacted', order);
/** Nobody paid in time: PRODUCT_REMIND to the buyer. */
export const checkoutLapsed = fact('order.checkoutLapsed', order);
/** A day is left: PRODUCT_REMIND to the talent. */
export const orderWaits = fact('order.waits', order);
/** EVENT_INFO */
export const eventNear = fact('order.eventNear', order);
