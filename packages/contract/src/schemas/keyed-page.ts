import { z } from 'zod';
import { limits } from '../limits.ts';
import { id } from './primitives.ts';

/** `before` is the `next` of the page before: rows that arrive in the meantime shift nothing. */
export const keyedBody = z.object({
  before: id.optional(),
  size: z.int().min(1).max(limits.pages.max).default(limits.pages.queue),
});

export const keyedPageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: id.nullable() });

/** Both days included, by UTC. */
export const dayRange = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() });
