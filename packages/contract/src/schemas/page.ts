import { z } from 'zod';
import { limits } from '../limits.ts';

export const pageBody = (defaultSize: number) =>
  z.object({
    page: z.int().min(0).default(0),
    size: z.int().min(1).max(limits.pages.max).default(defaultSize),
  });

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    totalPages: z.int().min(0),
    currentPage: z.int().min(0),
  });
