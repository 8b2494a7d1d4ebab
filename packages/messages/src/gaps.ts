import type { Language } from '@stagedoor/contract/limits';
import { formatNumber } from '@stagedoor/contract/number';

/** Values for a text's gaps; `count` also selects the plural form. */
export type Values = { readonly [gap: string]: string | number };

/** The gaps of a text as written in it: `name`, or `count, number`. Those of limits are filled beforehand. */
export type GapsIn<Text> = Text extends `${string}{${infer Gap}}${infer Rest}`
  ? (Gap extends `${string}, limit` ? never : Gap) | GapsIn<Rest>
  : never;

type NameOf<Gap> = Gap extends `${infer Name}, number` ? Name : Gap;

/** A value for each gap; a number where the gap is formatted as one. */
export type ValuesFor<Gap extends string> = {
  readonly [Name in NameOf<Gap> & string]: `${Name}, number` extends Gap ? number : string | number;
};

const gaps = /\{(\w+)(, number)?\}/g;

/** Fills the gaps of a prepared text: `{name}`, and `{count, number}` in the language's number format. */
export const fillGaps = (text: string, language: Language, values: Values): string =>
  text.replaceAll(gaps, (_gap, name: string, asNumber?: string) => {
    const value = values[name] ?? '';
    return asNumber && typeof value === 'number' ? formatNumber(value, language) : String(value);
  });
