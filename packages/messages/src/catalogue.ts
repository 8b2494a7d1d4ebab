import type { Language } from '@stagedoor/contract/limits';
import type { errors } from './en/errors.ts';
import type { explore } from './en/explore.ts';
import type { home } from './en/home.ts';
import type { login } from './en/login.ts';
import type { people } from './en/people.ts';
import type { profile } from './en/profile.ts';
import type { shell } from './en/shell.ts';
import type { titles } from './en/titles.ts';

/** The English texts, by file; the other languages are checked against them. */
export type Catalogue = {
  errors: typeof errors;
  explore: typeof explore;
  home: typeof home;
  login: typeof login;
  people: typeof people;
  profile: typeof profile;
  shell: typeof shell;
  titles: typeof titles;
};

export type Namespace = keyof Catalogue;

const files: Record<Namespace, true> = {
  errors: true,
  explore: true,
  home: true,
  login: true,
  people: true,
  profile: true,
  shell: true,
  titles: true,
};

export const namespaces: readonly string[] = Object.keys(files);

export const isNamespace = (name: string): name is Namespace => Object.hasOwn(files, name);

export type Texts = { readonly [key: string]: string | Texts };

/** One file of one language; in the browser each is a chunk of its own, so nobody downloads what they do not read. */
export const loadTexts = async (language: Language, namespace: Namespace): Promise<Texts> => {
  const file: Partial<Record<string, Texts>> = await import(`./${language}/${namespace}.ts`);
  return file[namespace] ?? {};
};
