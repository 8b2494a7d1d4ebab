import type { Language } from '@stagedoor/contract/limits';
import { formatNumber } from '@stagedoor/contract/number';
import type { Catalogue, Namespace, Texts } from '@stagedoor/messages/catalogue';

/** What stands in a text's gaps; `count` also chooses the plural form. */
export type Values = { readonly [gap: string]: string | number | undefined };

type WithoutForm<Key extends string> = Key extends `${infer Plural}_${'one' | 'other'}` ? Plural : Key;
type KeysOf<File> = {
  [Key in keyof File & string]: File[Key] extends string ? WithoutForm<Key> : `${Key}.${KeysOf<File[Key]>}`;
}[keyof File & string];

export type TextKey<Name extends Namespace> = KeysOf<Catalogue[Name]>;
export type Say<Name extends Namespace> = (key: TextKey<Name>, values?: Values) => string;

const plurals = new Map<Language, Intl.PluralRules>();

const pluralsIn = (language: Language): Intl.PluralRules => {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules;
};

const gaps = /\{(\w+)(, number)?\}/g;

const find = (file: Texts, key: string): string | undefined => {
  let found: string | Texts | undefined = file;
  for (const step of key.split('.')) found = typeof found === 'object' ? found[step] : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** The text under this key with its gaps filled: `{name}`, or `{count, number}` as the language writes numbers. */
export const say = (file: Texts, language: Language, key: string, values: Values = {}): string => {
  const { count } = values;
  const plural = typeof count === 'number' ? find(file, `${key}_${pluralsIn(language).select(count)}`) : undefined;
  const text = plural ?? find(file, key) ?? key;
  if (!text.includes('{')) return text;
  return text.replaceAll(gaps, (_gap, name: string, asNumber?: string) => {
    const value = values[name] ?? '';
    return asNumber && typeof value === 'number' ? formatNumber(value, language) : String(value);
  });
};
