import { limits } from '@stagedoor/contract/limits';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PersonalDataHandler } from '../../platform/personal-data.ts';
import { hour } from '../../platform/time.ts';
import { type ZipEntry, zipStream } from '../../platform/zip-stream.ts';
import { type Actor, requireVerified } from '../accounts/index.ts';
import type { Media, PrivateFiles } from '../media/index.ts';

type Deps = {
  database: Database;
  clock: Clock;
  media: Media;
  privateFiles: PrivateFiles;
  handlers: readonly PersonalDataHandler[];
  publicUrl: () => string;
};

/** One archive of all personal data: the handlers' exports, and the pictures. */
export const exportData =
  ({ database, clock, media, privateFiles, handlers, publicUrl }: Deps) =>
  async ({ idUser, idSession }: Actor): Promise<{ url: string; expiresAt: string }> => {
    const { chapters, pictures } = await database.inTransaction(async (tx) => {
      await requireVerified(tx, idSession, clock.now());
      const chapters: Record<string, unknown> = {};
      for (const handler of handlers) Object.assign(chapters, await handler.export(tx, idUser));
      return { chapters, pictures: await media.ownedBy(tx, idUser) };
    });

    async function* entries(): AsyncGenerator<ZipEntry> {
      yield { name: 'data.json', bytes: [Buffer.from(JSON.stringify(chapters, null, 2))], isCompressed: false };
      for (const { id, widths } of pictures) {
        const stored = await media.readLargest(id, widths);
        if (stored) yield { name: `pictures/${id}.webp`, bytes: stored.stream, isCompressed: true };
      }
    }
    const { link, expiresAt } = await privateFiles.add({
      idOwner: idUser,
      name: 'stagedoor-data.zip',
      contentType: 'application/zip',
      chunks: zipStream(entries(), { mtime: clock.now() }),
      lifeMs: limits.links.exportHours * hour,
    });
    return { url: new URL(link, publicUrl()).href, expiresAt: expiresAt.toISOString() };
  };
