import type { Language } from '@stagedoor/contract/limits';
import { loadTexts, type Namespace, type Texts } from './catalogue.ts';
import { fillLimits } from './limit-gaps.ts';
import { setNoBreakSpaces } from './typography.ts';

/** What is the same wherever a text is used. The gaps that remain are filled by `fillGaps`. */
export const prepareText = (text: string): string => fillLimits(setNoBreakSpaces(text));

const prepare = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, typeof value === 'string' ? prepareText(value) : prepare(value)]),
  );

/** One file of one language, prepared for pages. */
export const loadPageTexts = async (language: Language, namespace: Namespace): Promise<Texts> =>
  prepare(await loadTexts(language, namespace));
