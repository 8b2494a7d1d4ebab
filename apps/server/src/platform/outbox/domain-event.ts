import type { z } from 'zod';

/** A domain event, in the past tense: `orderDelivered`. It carries ids; handlers read the current state. */
export type DomainEventKind<Body extends object = object> = { type: string; body: z.ZodType<Body> };

export const domainEvent = <Body extends object>(type: string, body: z.ZodType<Body>): DomainEventKind<Body> => ({
  type,
  body,
});
