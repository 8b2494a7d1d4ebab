import type { z } from 'zod';

/** Something that happened: `orderDelivered`. It carries ids, and whoever reacts looks again. */
export type FactKind<Body extends object = object> = { type: string; body: z.ZodType<Body> };

export const fact = <Body extends object>(type: string, body: z.ZodType<Body>): FactKind<Body> => ({ type, body });
