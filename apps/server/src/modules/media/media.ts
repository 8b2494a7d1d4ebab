import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { query } from '../../platform/database/read.ts';
import type { Storage } from '../../platform/ports/storage.ts';

export type Picture = { width: number; webp: Buffer };
export type Media = ReturnType<typeof createMedia>;

const mediaExists = query<{ id: string; width: number }, { id: string }>('media-exists', (db, arg) =>
  db
    .selectFrom('media')
    .select('id')
    .where('id', '=', arg.id)
    .where((eb) => eb(eb.val(arg.width), '=', eb.fn.any('widths'))),
);

const keyOf = (id: string, width: number) => `pictures/${id}/${width}.webp`;

export const createMedia = ({ storage, clock, database }: { storage: Storage; clock: Clock; database: Database }) => ({
  /** Files first, outside any transaction; they are invisible until `record` names them. */
  store: async (sizes: readonly Picture[]): Promise<string> => {
    const id = randomBytes(16).toString('base64url');
    await Promise.all(sizes.map(({ width, webp }) => storage.put(keyOf(id, width), webp, 'image/webp')));
    return id;
  },

  record: async (tx: Tx, picture: { id: string; kind: 'portrait' | 'cover'; widths: number[] }): Promise<void> => {
    await tx
      .insertInto('media')
      .values({ ...picture, created_at: clock.now() })
      .execute();
  },

  read: async (id: string, width: number) => {
    const [known] = await database.read(mediaExists, { id, width });
    return known ? storage.read(keyOf(id, width)) : null;
  },
});
