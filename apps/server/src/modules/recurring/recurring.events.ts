import { z } from 'zod';
import { domainEvent } from '../../platform/outbox/domain-event.ts';
import { kinds } from './agreement.ts';

const agreement = z.object({ idAgreement: z.int(), kind: z.enum(kinds) });

/** The first period is paid. */
export const agreementStarted = domainEvent('recurring.started', agreement);
export const agreementRenewed = domainEvent('recurring.renewed', agreement);
/** The card was declined or is gone. `si`: a payment page that works without log-in. `nextTry`: null for the last time. */
export const renewalFailed = domainEvent(
  'recurring.renewalFailed',
  agreement.extend({ si: z.uuid(), nextTry: z.iso.datetime().nullable() }),
);
/** The bank requires 3-D Secure by `until`; the page of `si` needs no log-in. */
export const renewalNeedsConfirmation = domainEvent(
  'recurring.needsConfirmation',
  agreement.extend({ si: z.uuid(), until: z.iso.datetime() }),
);
/** The card on file expires before the next payment. */
export const cardExpires = domainEvent(
  'recurring.cardExpires',
  agreement.extend({ idCard: z.uuid(), last4: z.string() }),
);
/** It pays for something else now, or for another price. */
export const agreementChanged = domainEvent('recurring.changed', agreement);
/** A new price applies from a period to come. */
export const priceAnnounced = domainEvent('recurring.priceAnnounced', agreement);
/** It ends with the paid period, or no longer does. */
export const agreementStopped = domainEvent('recurring.stopped', agreement);
export const agreementResumed = domainEvent('recurring.resumed', agreement);
export const agreementEnded = domainEvent('recurring.ended', agreement);
