/** Of what a job carries, the numbers alone: texts in it may be sealed, or name somebody at another company. */
export const idsIn = (payload: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(payload ?? {}).filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])),
  );
