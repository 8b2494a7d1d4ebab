/** Form values that were not sent yet, kept in `sessionStorage` so that a reload does not lose them. */
export type Draft<Values> = {
  read: () => Partial<Values> | undefined;
  keep: (values: Values) => void;
  drop: () => void;
};

/** `accept` picks the valid part of what was stored: an older version of the page may have written it. */
export const draftAt = <Values>(
  key: string,
  accept: (stored: Record<string, unknown>) => Partial<Values> | undefined,
): Draft<Values> => ({
  read: () => {
    const stored = readStored(key);
    return stored && accept(stored);
  },
  keep: (values) => sessionStorage.setItem(key, JSON.stringify(values)),
  drop: () => sessionStorage.removeItem(key),
});

export const readStored = (key: string): Record<string, unknown> | undefined => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
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
 * The next person in this tab must not read what this one typed. A session that was ended by the server drops open drafts
 * only: the user logs in again and continues. A log-out drops all.
 */
export const dropDrafts = (which: 'open' | 'all'): void => {
  const dropped = which === 'all' ? 'draft.' : openDraft('');
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(dropped)) sessionStorage.removeItem(key);
};

/** The named fields that hold a text. */
export const textsIn = <Field extends string>(
  stored: Record<string, unknown>,
  fields: readonly Field[],
): Partial<Record<Field, string>> =>
  Object.fromEntries(
    fields.flatMap((field) => (typeof stored[field] === 'string' ? [[field, stored[field]]] : [])),
  ) as Partial<Record<Field, string>>;
