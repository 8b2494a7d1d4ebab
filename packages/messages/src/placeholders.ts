import type { Language } from '@stagedoor/contract/limits';
import type { ProductType } from '@stagedoor/contract/product-types';
import { placeholders as en } from './en/placeholders.ts';
import { placeholders as ru } from './ru/placeholders.ts';
import { placeholders as uk } from './uk/placeholders.ts';

export type Placeholder = {
  name: string;
  shortAbout: string;
  about: string;
  recipientName: string;
  wishes: string;
};
export type Placeholders = Record<ProductType, Placeholder>;

/** Example texts that stand in the empty fields of the forms. */
export const placeholders: Record<Language, Placeholders> = { en, uk, ru };
