type PluralBase<Key> = Key extends `${infer Base}_other` ? Base : never;

/**
 * What another language must provide for an English catalogue: every key, and where English has two plural forms
 * (`_one`, `_other`), also `_few` and `_many` for Ukrainian and Russian. A missing text does not compile.
 */
export type Translation<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Translation<Catalogue[Key]>;
} & {
  readonly [Key in keyof Catalogue as `${PluralBase<Key>}_${'few' | 'many'}`]: string;
};
