import type { Language } from '@stagedoor/contract/limits';
import { type Catalogue, loadTexts, type Namespace, type Texts as TextFile } from '@stagedoor/messages/catalogue';
import { type Say, say, type Values } from './say.ts';

export type Texts = ReturnType<typeof createTexts>;

const second = 1_000;

/** The texts of the page, file by file as they are needed, in the language that is shown. */
export const createTexts = (first: Language, fetchFile = loadTexts) => {
  let language = first;
  const files = new Map<string, TextFile>();
  const loading = new Map<string, Promise<void>>();
  const voices = new Map<string, (key: string, values?: Values) => string>();
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

  return {
    load,
    loadLanguage,
    isLoaded: (name: Namespace) => files.has(`${language} ${name}`),
    language: () => language,
    file: <Name extends Namespace>(name: Name) => files.get(`${language} ${name}`) as Catalogue[Name] | undefined,

    /** The same function for as long as the language stays. */
    of: <Name extends Namespace>(name: Name): Say<Name> => {
      const place = `${language} ${name}`;
      const spoken = language;
      const voice = voices.get(place) ?? ((key, values) => say(files.get(place) ?? {}, spoken, key, values));
      voices.set(place, voice);
      return voice;
    },

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
