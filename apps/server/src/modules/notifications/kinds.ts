import type { Kind } from '../../platform/notices/kind.ts';

export type Kinds = ReturnType<typeof createKinds>;

/** The registered kinds of notifications, by type. */
export const createKinds = () => {
  const kinds = new Map<string, Kind>();
  return {
    /** Registers a module's kinds. */
    add(rows: Readonly<Record<string, Kind>>) {
      for (const row of Object.values(rows)) {
        if (kinds.has(row.type)) throw new Error(`Two kinds of notifications have the type ${row.type}`);
        kinds.set(row.type, row);
      }
    },
    all: (): Kind[] => [...kinds.values()],
    types: (): string[] => [...kinds.keys()],
    /** Undefined for types that another version wrote. */
    find: (type: string): Kind | undefined => kinds.get(type),
  };
};
