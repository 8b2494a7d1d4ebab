import type { Language } from '@stagedoor/contract/limits';
import { placeholders as en } from './en/placeholders.ts';
import type { Placeholders } from './placeholder.ts';
import { placeholders as ru } from './ru/placeholders.ts';
import { placeholders as uk } from './uk/placeholders.ts';

/** Example texts that stand in the empty fields of the forms. */
export const placeholders: Record<Language, Placeholders> = { en, uk, ru };
