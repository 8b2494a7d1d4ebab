import { z } from 'zod';
import { id } from './primitives.ts';

export const charityFund = z.object({
  idCharityFund: id,
  name: z.string(),
  about: z.string(),
  link: z.string(),
});
export type CharityFund = z.output<typeof charityFund>;

/** The share of the price that goes to a fund. */
export const charityShare = z.object({ idCharityFund: id, name: z.string(), percent: z.int().min(1).max(100) });
export type CharityShare = z.output<typeof charityShare>;
