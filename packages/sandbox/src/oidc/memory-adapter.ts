import type { Adapter, AdapterPayload } from 'oidc-provider';

/** The provider's state, in memory only. */
export const memoryAdapter = (): ((model: string) => Adapter) => {
  const rows = new Map<string, AdapterPayload>();
  const findBy = (model: string, match: (row: AdapterPayload) => boolean) =>
    rows.entries().find(([key, row]) => key.startsWith(`${model} `) && match(row))?.[1];

  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`;
    return {
      upsert: async (id, payload) => void rows.set(keyOf(id), payload),
      find: async (id) => rows.get(keyOf(id)),
      findByUid: async (uid) => findBy(model, (row) => row.uid === uid),
      findByUserCode: async (userCode) => findBy(model, (row) => row.userCode === userCode),
      destroy: async (id) => void rows.delete(keyOf(id)),
      consume: async (id) => {
        const row = rows.get(keyOf(id));
        if (row) row.consumed = Math.floor(Date.now() / 1000);
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key);
      },
    };
  };
};
