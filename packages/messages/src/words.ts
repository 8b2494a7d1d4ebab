import type { Language } from '@stagedoor/contract/limits';
import type { GapsIn as GapsInText } from './gaps.ts';
import type { Translation } from './translation.ts';

/** A text in every language. The English one says which gaps must be filled. */
export type InLanguages<English> = { readonly en: English } & {
  readonly [Other in Exclude<Language, 'en'>]: English extends string ? string : Translation<English>;
};

/** The gaps of a text, or of all texts in an object. */
export type GapsIn<Words> = Words extends string
  ? GapsInText<Words>
  : Words extends object
    ? { [Key in keyof Words]: GapsIn<Words[Key]> }[keyof Words]
    : never;

export type Gaps<Name extends string = string> = Readonly<Record<Name, string>>;

/** What one language says about a name, beside what the others say about it. */
export const inLanguages = <English extends object>(
  en: English,
  uk: Translation<English>,
  ru: Translation<English>,
): { readonly [Name in keyof English]: InLanguages<English[Name]> } => {
  const names = Object.keys(en) as (keyof English)[];
  const entries = names.map((name) => [name, { en: en[name], uk: Reflect.get(uk, name), ru: Reflect.get(ru, name) }]);
  return Object.fromEntries(entries);
};

/** What people write stays as it is: a gap's name in it is not filled again. A gap without a value stays visible. */
export const fill = (text: string, gaps: Readonly<Partial<Record<string, string>>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (gap, name) => gaps[name] ?? gap);
