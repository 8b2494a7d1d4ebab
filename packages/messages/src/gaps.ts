import type { Language } from '@stagedoor/contract/limits';
import { formatNumber } from '@stagedoor/contract/number';
import { isLimitGap, limitGaps } from './limit-gaps.ts';
import { setNoBreakSpaces } from './typography.ts';

/** Values for a text's gaps; `count` also selects the plural form. */
export type Values = { readonly [gap: string]: string | number };

/** The gaps of a text as written in it: `name`, or `count, number`. Gaps of limits are filled automatically. */
export type GapsIn<Text> = Text extends `${string}{${infer Gap}}${infer Rest}`
  ? (Gap extends `${string}, limit` ? never : Gap) | GapsIn<Rest>
  : never;

type NameOf<Gap> = Gap extends `${infer Name}, number` ? Name : Gap;

/** A value for each gap; a number where the gap is formatted as one. */
export type ValuesFor<Gap extends string> = {
  readonly [Name in NameOf<Gap> & string]: `${Name}, number` extends Gap ? number : string | number;
};

const gaps = /\{(\w+)(?:, (number|limit))?\}/g;

/** Fills the gaps of a text: `{name}`, `{count, number}` in the language's number format, `{cancelMinutes, limit}`. */
export const fillGaps = (text: string, language: Language, values: Values): string =>
  setNoBreakSpaces(text).replaceAll(gaps, (_gap, name: string, kind?: string) => {
    if (kind === 'limit' && isLimitGap(name)) return String(limitGaps[name]);
    const value = values[name] ?? '';
    return kind === 'number' && typeof value === 'number' ? formatNumber(value, language) : String(value);
  });
