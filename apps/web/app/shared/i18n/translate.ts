import type { Language } from '@stagedoor/contract/limits';
import type { Catalogue, Namespace, Texts } from '@stagedoor/messages/catalogue';
import { fillGaps, type GapsIn, type Values, type ValuesFor } from '@stagedoor/messages/gaps';

type EnglishForm = 'one' | 'other';

type WithoutForm<Key extends string> = Key extends `${infer Plural}_${EnglishForm}` ? Plural : Key;
type KeysOf<File> = {
  [Key in keyof File & string]: File[Key] extends string ? WithoutForm<Key> : `${Key}.${KeysOf<File[Key]>}`;
}[keyof File & string];

/** The gaps of the text at a key; for a union of keys, the gaps of all of them. */
type GapsAt<File, Key extends string> = Key extends `${infer Step}.${infer Rest}`
  ? GapsAt<File[Step & keyof File], Rest>
  : Key extends keyof File
    ? GapsIn<File[Key]>
    : GapsIn<File[`${Key}_${EnglishForm}` & keyof File]> | 'count, number';

type Filled<Gap extends string> = [Gap] extends [never] ? [] : [values: ValuesFor<Gap>];

type TextKey<Name extends Namespace> = KeysOf<Catalogue[Name]>;

/** Returns a text by its key. Takes a value for each gap, and no others. */
export type Translate<Name extends Namespace> = <Key extends TextKey<Name>>(
  key: Key,
  ...values: Filled<GapsAt<Catalogue[Name], Key>>
) => string;

/** The keys of texts without gaps. */
export type PlainKey<Name extends Namespace> = {
  [Key in TextKey<Name>]: [GapsAt<Catalogue[Name], Key>] extends [never] ? Key : never;
}[TextKey<Name>];

const plurals = new Map<Language, Intl.PluralRules>();

const pluralsIn = (language: Language): Intl.PluralRules => {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules;
};

const textAt = (file: Texts, key: string): string | undefined => {
  let found: string | Texts | undefined = file;
  for (const step of key.split('.')) found = typeof found === 'object' ? found[step] : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** The text at this key with its gaps filled, in the plural form for `count`. */
export const findText = (file: Texts, language: Language, key: string, values: Values = {}): string | undefined => {
  const { count } = values;
  const plural = typeof count === 'number' ? textAt(file, `${key}_${pluralsIn(language).select(count)}`) : undefined;
  const text = plural ?? textAt(file, key);
  return text && fillGaps(text, language, values);
};
