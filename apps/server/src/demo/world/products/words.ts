import type { Words } from '../types.ts';

export const words = (en: string, uk: string, ru: string): Words => ({ en, uk, ru });

/** The texts of a product. */
export type Pitch = { name: Words; shortAbout: Words; about: Words };

type Lines = readonly [name: string, shortAbout: string, about: string];

export const pitch = (en: Lines, uk: Lines, ru: Lines): Pitch => ({
  name: words(en[0], uk[0], ru[0]),
  shortAbout: words(en[1], uk[1], ru[1]),
  about: words(en[2], uk[2], ru[2]),
});
