import type { Language } from '@stagedoor/contract/limits';
import { formatNumber } from '@stagedoor/contract/number';

/** What stands in a text's gaps; `count` also chooses the plural form. */
export type Values = { readonly [gap: string]: string | number };

/** The gaps of a text as they are written in it: `name`, or `count, number`. */
export type GapsIn<Text> = Text extends `${string}{${infer Gap}}${infer Rest}` ? Gap | GapsIn<Rest> : never;

type NameOf<Gap> = Gap extends `${infer Name}, number` ? Name : Gap;

/** A value for each of these gaps; a number for those that are written as the language writes numbers. */
export type ValuesFor<Gap extends string> = {
  readonly [Name in NameOf<Gap> & string]: `${Name}, number` extends Gap ? number : string | number;
};

const gaps = /\{(\w+)(, number)?\}/g;

/** A text with its gaps filled: `{name}`, or `{count, number}` as the language writes numbers. */
export const fillGaps = (text: string, language: Language, values: Values): string =>
  text.replaceAll(gaps, (_gap, name: string, asNumber?: string) => {
    const value = values[name] ?? '';
    return asNumber && typeof value === 'number' ? formatNumber(value, language) : String(value);
  });
