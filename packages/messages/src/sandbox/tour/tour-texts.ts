import type { Language } from '@stagedoor/contract/limits';
import type { Translation } from '../../translation.ts';
import { tour as en } from './en.ts';
import { tour as ru } from './ru.ts';
import { tour as uk } from './uk.ts';

export type TourTexts = Translation<typeof en>;

/** Separate from the web catalogue: pages of the product never load them. */
export const tourTexts: Readonly<Record<Language, TourTexts>> = { en, uk, ru };
