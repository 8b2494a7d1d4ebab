/** Keeps only the numbers of a job's payload: its texts may be encrypted, or identify someone at a provider. */
export const idsIn = (payload: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(payload ?? {}).filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])),
  );
