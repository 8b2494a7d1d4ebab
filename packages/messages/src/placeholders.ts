import type { Language } from '@stagedoor/contract/limits';
import { placeholders as en } from './en/placeholders.ts';
import type { Placeholders } from './placeholder.ts';
import { placeholders as ru } from './ru/placeholders.ts';
import { placeholders as uk } from './uk/placeholders.ts';

/** Example texts for empty form fields. */
export const placeholders: Record<Language, Placeholders> = { en, uk, ru };
