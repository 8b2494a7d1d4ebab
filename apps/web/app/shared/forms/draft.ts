/** Form values that were not sent yet. */
export type Draft<Values> = {
  read: () => Partial<Values> | undefined;
  keep: (values: Values) => void;
  drop: () => void;
};

/** What a reload must not lose is kept by the tab; what closing the tab must not lose, by the browser. */
type Keeper = 'tab' | 'browser';

const storageOf = (keeper: Keeper) => (keeper === 'tab' ? sessionStorage : localStorage);

/** `accept` picks the valid part of what was stored: an older version of the page may have written it. */
export const draftAt = <Values>(
  key: string,
  accept: (stored: Record<string, unknown>) => Partial<Values> | undefined,
  keeper: Keeper = 'tab',
): Draft<Values> => ({
  read: () => {
    const stored = readStored(key, keeper);
    return stored && accept(stored);
  },
  keep: (values) => storageOf(keeper).setItem(key, JSON.stringify(values)),
  drop: () => storageOf(keeper).removeItem(key),
});

export const readStored = (key: string, keeper: Keeper = 'tab'): Record<string, unknown> | undefined => {
  try {
    const stored: unknown = JSON.parse(storageOf(keeper).getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...stored } : undefined;
  } catch {
    return undefined; // not written by us
  }
};

/** Keys of drafts that belong to no account: of forms that visitors fill in too. */
export const openDraft = (name: string): string => `draft.open.${name}`;

/** Keys of drafts that only their owner sees: the name contains an id of the user's own. */
export const ownDraft = (name: string): string => `draft.own.${name}`;

/**
 * The next person at this device must not read what this one typed. A session that was ended by the server drops open drafts
 * only: the user logs in again and continues. A log-out drops all.
 */
export const dropDrafts = (which: 'open' | 'all'): void => {
  const dropped = which === 'all' ? 'draft.' : openDraft('');
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(dropped)) storage.removeItem(key);
};

/** The named fields that hold a text. */
export const textsIn = <Field extends string>(
  stored: Record<string, unknown>,
  fields: readonly Field[],
): Partial<Record<Field, string>> =>
  Object.fromEntries(
    fields.flatMap((field) => (typeof stored[field] === 'string' ? [[field, stored[field]]] : [])),
  ) as Partial<Record<Field, string>>;
