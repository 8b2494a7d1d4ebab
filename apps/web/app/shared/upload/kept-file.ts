import { day } from '../time/durations.ts';

const name = 'stagedoor';
const store = 'videos';
const lifeMs = 2 * day;

/** An order’s id, or the name of another form. */
export type FormKey = number | string;

type KeptFile = { file: Blob; idUpload: string | null; at: number };

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const inStore = async <T>(mode: IDBTransactionMode, act: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
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
 * The file being uploaded, stored in this browser under the name of its form: after a reload the upload resumes without choosing the
 * file again. Without storage uploading works too, but does not survive a reload.
 */
export const keptFile = (key: FormKey) => ({
  read: async (): Promise<KeptFile | null> => {
    try {
      const kept: KeptFile | undefined = await inStore('readonly', (files) => files.get(key));
      return kept && Date.now() - kept.at < lifeMs ? kept : null;
    } catch {
      return null;
    }
  },
  keep: async (file: Blob, idUpload: string | null): Promise<void> => {
    const kept: KeptFile = { file, idUpload, at: Date.now() };
    await inStore('readwrite', (files) => files.put(kept, key)).catch(() => {});
  },
  drop: async (): Promise<void> => {
    await inStore('readwrite', (files) => files.delete(key)).catch(() => {});
  },
});
