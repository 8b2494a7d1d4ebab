import { z } from 'zod';
import { domainEvent } from '../../platform/outbox/domain-event.ts';
import { kinds } from './agreement.ts';

const agreement = z.object({ idAgreement: z.int(), kind: z.enum(kinds) });

/** The first period is paid. */
export const agreementStarted = domainEvent('recurring.started', agreement);
export const agreementRenewed = domainEvent('recurring.renewed', agreement);
/** The card was declined or is gone. `si`: a payment page that works without log-in. */
export const renewalFailed = domainEvent('recurring.renewalFailed', agreement.extend({ si: z.uuid() }));
/** It pays for something else now, or for another price. */
export const agreementChanged = domainEvent('recurring.changed', agreement);
/** A new price applies from a period to come. */
export const priceAnnounced = domainEvent('recurring.priceAnnounced', agreement);
/** It ends with the paid period, or no longer does. */
export const agreementStopped = domainEvent('recurring.stopped', agreement);
export const agreementResumed = domainEvent('recurring.resumed', agreement);
export const agreementEnded = domainEvent('recurring.ended', agreement);
