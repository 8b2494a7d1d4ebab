import type { Kind } from '../../platform/notices/kind.ts';

export type Kinds = ReturnType<typeof createKinds>;

/** The kinds that modules have handed in, by their type. */
export const createKinds = () => {
  const kinds = new Map<string, Kind>();
  return {
    /** What a module hands in. */
    add(rows: Readonly<Record<string, Kind>>) {
      for (const row of Object.values(rows)) {
        if (kinds.has(row.type)) throw new Error(`Two kinds of notifications are called ${row.type}`);
        kinds.set(row.type, row);
      }
    },
    all: (): Kind[] => [...kinds.values()],
    types: (): string[] => [...kinds.keys()],
    /** Undefined for what another version wrote. */
    find: (type: string): Kind | undefined => kinds.get(type),
  };
};
