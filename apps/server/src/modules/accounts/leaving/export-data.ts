import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { AsyncZippable } from 'fflate';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Media, PrivateFiles } from '../../media/index.ts';
import type { Actor } from '../deps.ts';
import { requireVerified } from '../sessions/require-verified.ts';
import type { Keeper } from './keeper.ts';

type Deps = {
  database: Database;
  clock: Clock;
  media: Media;
  privateFiles: PrivateFiles;
  keepers: readonly Keeper[];
  publicUrl: () => string;
};

const lifeMs = 24 * 3_600_000;

const pack = async (files: AsyncZippable, options: { mtime: Date }): Promise<Uint8Array> => {
  const { zip } = await import('fflate');
  return promisify<AsyncZippable, { mtime: Date }, Uint8Array>(zip)(files, options);
};

/** One archive of everything stored about the person: what the keepers tell, and the pictures themselves. */
export const exportData =
  ({ database, clock, media, privateFiles, keepers, publicUrl }: Deps) =>
  async ({ idUser, idSession }: Actor): Promise<{ url: string; expiresAt: string }> => {
    const { told, pictures } = await database.inTransaction(async (tx) => {
      await requireVerified(tx, idSession, clock.now());
      const chapters: Record<string, unknown> = {};
      for (const keeper of keepers) Object.assign(chapters, await keeper.collect(tx, idUser));
      return { told: chapters, pictures: await media.ownedBy(tx, idUser) };
    });

    const files: AsyncZippable = { 'data.json': Buffer.from(JSON.stringify(told, null, 2)) };
    for (const { id, widths } of pictures) {
      const stored = await media.readLargest(id, widths);
      // Pictures are compressed already.
      if (stored) files[`pictures/${id}.webp`] = [await buffer(stored.stream), { level: 0 }];
    }
    const { link, expiresAt } = await privateFiles.add({
      idOwner: idUser,
      name: 'stagedoor-data.zip',
      contentType: 'application/zip',
      bytes: await pack(files, { mtime: clock.now() }),
      lifeMs,
    });
    return { url: new URL(link, publicUrl()).href, expiresAt: expiresAt.toISOString() };
  };
