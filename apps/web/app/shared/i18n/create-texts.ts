import type { Language } from '@stagedoor/contract/limits';
import type { Catalogue, Namespace, Texts as TextFile } from '@stagedoor/messages/catalogue';
import type { Values } from '@stagedoor/messages/gaps';
import type { Translation } from '@stagedoor/messages/translation';
import { findText, type Translate } from './translate.ts';

export type Texts = ReturnType<typeof createTexts>;

type Translator = {
  translate: (key: string, values?: Values) => string;
  find: (key: string, values?: Values) => string | undefined;
};

/** Loads one file of texts: the browser over the network, the server from its own modules. */
type LoadFile = (language: Language, name: Namespace) => Promise<TextFile>;

const second = 1_000;

/** The texts of the page in the current language, loaded file by file. */
export const createTexts = (first: Language, loadFile: LoadFile) => {
  let language = first;
  const files = new Map<string, TextFile>();
  const loading = new Map<string, Promise<void>>();
  const translators = new Map<string, Translator>();
  const listeners = new Set<() => void>();
  const used = new Set<Namespace>();

  const load = (name: Namespace, requested = language): Promise<void> => {
    used.add(name);
    const place = `${requested} ${name}`;
    const known = loading.get(place);
    if (known) return known;
    const mine = loadFile(requested, name)
      // Retries once after a pause. Leaving a page aborts its downloads, and that must not surface as an error.
      .catch(() => new Promise((resolve) => setTimeout(resolve, second)).then(() => loadFile(requested, name)))
      .then((file) => void files.set(place, file));
    loading.set(place, mine);
    mine.catch(() => loading.delete(place));
    return mine;
  };
  const loadLanguage = async (requested: Language) => {
    await Promise.all([...used].map((name) => load(name, requested)));
  };

  const translatorOf = (name: Namespace): Translator => {
    const place = `${language} ${name}`;
    const known = translators.get(place);
    if (known) return known;
    const spoken = language;
    const find: Translator['find'] = (key, values) => findText(files.get(place) ?? {}, spoken, key, values);
    const translator = { find, translate: (key: string, values?: Values) => find(key, values) ?? key };
    translators.set(place, translator);
    return translator;
  };

  return {
    load,
    loadLanguage,
    isLoaded: (name: Namespace) => files.has(`${language} ${name}`),
    language: () => language,
    file: <Name extends Namespace>(name: Name) =>
      files.get(`${language} ${name}`) as Translation<Catalogue[Name]> | undefined,

    /** The function stays the same while the language does. */
    of: <Name extends Namespace>(name: Name): Translate<Name> => translatorOf(name).translate,

    /** For keys from the server, which may be newer than this page. */
    finderOf: (name: Namespace): Translator['find'] => translatorOf(name).find,

    changeLanguage: async (requested: Language) => {
      await loadLanguage(requested);
      language = requested;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
