import { day } from '../../../../shared/time/durations.ts';

const name = 'stagedoor';
const store = 'videos';
const lifeMs = 2 * day;

export type KeptVideo = { file: Blob; idUpload: string | null; at: number };

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const inStore = async <T>(mode: IDBTransactionMode, act: (videos: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const request = act(database.transaction(store, mode).objectStore(store));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
};

/**
 * The video being uploaded for an order, stored in this browser: after a reload the upload resumes without choosing the
 * file again. Without storage uploading works too, but does not survive a reload.
 */
export const keptVideo = (idOrder: number) => ({
  read: async (): Promise<KeptVideo | null> => {
    try {
      const kept: KeptVideo | undefined = await inStore('readonly', (videos) => videos.get(idOrder));
      return kept && Date.now() - kept.at < lifeMs ? kept : null;
    } catch {
      return null;
    }
  },
  keep: async (file: Blob, idUpload: string | null): Promise<void> => {
    const kept: KeptVideo = { file, idUpload, at: Date.now() };
    await inStore('readwrite', (videos) => videos.put(kept, idOrder)).catch(() => {});
  },
  drop: async (): Promise<void> => {
    await inStore('readwrite', (videos) => videos.delete(idOrder)).catch(() => {});
  },
});
