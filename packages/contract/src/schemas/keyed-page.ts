import { z } from 'zod';
import { limits } from '../limits.ts';
import { id } from './primitives.ts';

/** `before` is the `next` of the previous page, so new rows shift nothing. */
export const keyedBodyOf = <Key extends z.ZodType>(key: Key, defaultSize: number) =>
  z.object({
    before: key.optional(),
    size: z.int().min(1).max(limits.pages.max).default(defaultSize),
  });

export const keyedPageBy = <Item extends z.ZodType, Key extends z.ZodType>(item: Item, key: Key) =>
  z.object({ items: z.array(item), next: key.nullable() });

export const keyedBody = keyedBodyOf(id, limits.pages.queue);

export const keyedPageOf = <Item extends z.ZodType>(item: Item) => keyedPageBy(item, id);

/** Inclusive UTC days. */
export const dayRange = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() });
