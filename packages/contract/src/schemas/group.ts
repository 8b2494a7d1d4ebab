import { z } from 'zod';
import { id } from './primitives.ts';

const category = z.object({
  name: z.string(),
  order: z.int(),
  localizedString: z.string(),
});

export const group = category.extend({ categories: z.array(category) });

/** A category outside its group's list names its group. */
export const foundCategory = category.extend({ group: z.string() });

export const tag = z.object({ idTag: id, name: z.string(), category: z.string(), localizedString: z.string() });

export type Group = z.output<typeof group>;
export type FoundCategory = z.output<typeof foundCategory>;
export type Tag = z.output<typeof tag>;
