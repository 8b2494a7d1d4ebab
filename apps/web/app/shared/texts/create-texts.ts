import type { Language } from '@stagedoor/contract/limits';
import { type Catalogue, loadTexts, type Namespace, type Texts as TextFile } from '@stagedoor/messages/catalogue';
import type { Values } from '@stagedoor/messages/gaps';
import type { Translation } from '@stagedoor/messages/translation';
import { findText, type Say } from './say.ts';

export type Texts = ReturnType<typeof createTexts>;

type Voice = {
  say: (key: string, values?: Values) => string;
  find: (key: string, values?: Values) => string | undefined;
};

const second = 1_000;

/** The texts of the page, file by file as they are needed, in the language that is shown. */
export const createTexts = (first: Language, fetchFile = loadTexts) => {
  let language = first;
  const files = new Map<string, TextFile>();
  const loading = new Map<string, Promise<void>>();
  const voices = new Map<string, Voice>();
  const listeners = new Set<() => void>();
  const used = new Set<Namespace>();

  const load = (name: Namespace, wanted = language): Promise<void> => {
    used.add(name);
    const place = `${wanted} ${name}`;
    const known = loading.get(place);
    if (known) return known;
    const mine = fetchFile(wanted, name)
      // Whoever leaves a page breaks off what it loads, and nobody is to hear of it; what really failed is tried again.
      .catch(() => new Promise((resolve) => setTimeout(resolve, second)).then(() => fetchFile(wanted, name)))
      .then((file) => void files.set(place, file));
    loading.set(place, mine);
    mine.catch(() => loading.delete(place));
    return mine;
  };
  const loadLanguage = async (wanted: Language) => {
    await Promise.all([...used].map((name) => load(name, wanted)));
  };

  const voiceOf = (name: Namespace): Voice => {
    const place = `${language} ${name}`;
    const known = voices.get(place);
    if (known) return known;
    const spoken = language;
    const find: Voice['find'] = (key, values) => findText(files.get(place) ?? {}, spoken, key, values);
    const voice = { find, say: (key: string, values?: Values) => find(key, values) ?? key };
    voices.set(place, voice);
    return voice;
  };

  return {
    load,
    loadLanguage,
    isLoaded: (name: Namespace) => files.has(`${language} ${name}`),
    language: () => language,
    file: <Name extends Namespace>(name: Name) =>
      files.get(`${language} ${name}`) as Translation<Catalogue[Name]> | undefined,

    /** The same function for as long as the language stays. */
    of: <Name extends Namespace>(name: Name): Say<Name> => voiceOf(name).say,

    /** For a key that comes from the server, which may know more of them than this page. */
    finderOf: (name: Namespace): Voice['find'] => voiceOf(name).find,

    changeLanguage: async (wanted: Language) => {
      await loadLanguage(wanted);
      language = wanted;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
