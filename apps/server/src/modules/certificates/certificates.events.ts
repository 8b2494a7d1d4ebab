import { z } from 'zod';
import { domainEvent } from '../../platform/outbox/domain-event.ts';

const recorded = z.object({
  kind: z.enum(['issued', 'changed', 'revoked', 'superseded']),
  /** SHA-256 of the signed statement. */
  statement: z.string(),
  at: z.iso.datetime(),
});
export type Recorded = z.output<typeof recorded>;

/** Goes into the log, after the transaction: deliveries do not wait for each other. */
export const certificateRecorded = domainEvent('certificate.recorded', recorded);
