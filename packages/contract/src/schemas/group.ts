import { z } from 'zod';

export const category = z.object({
  name: z.string(),
  order: z.int(),
  localizedString: z.string(),
});

export const group = category.extend({ categories: z.array(category) });

export type Category = z.output<typeof category>;
export type Group = z.output<typeof group>;
