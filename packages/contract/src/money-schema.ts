import { z } from 'zod';

export const centsSchema = z.int().brand<'Cents'>();

/** A price or a payment: no sign. */
export const priceSchema = z.int().min(0).brand<'Cents'>();
