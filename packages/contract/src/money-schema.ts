import { z } from 'zod';

export const centsSchema = z.int().brand<'Cents'>();

/** A non-negative amount: a price or a payment. */
export const priceSchema = z.int().min(0).brand<'Cents'>();
