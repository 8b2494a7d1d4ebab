import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { daysAfter } from '../../platform/time.ts';
import { unusedPictures } from './media.repo.ts';
import type { Media } from './media.ts';
import type { PrivateFiles } from './private-files.ts';
import { dropUploads, removeFiles } from './removal-jobs.ts';
import type { Uploads } from './uploads/uploads.ts';

export const sweepMedia = job('media.sweep', z.object({}));

const batch = 500;

type Deps = {
  database: Database;
  storage: Storage;
  clock: Clock;
  media: Media;
  privateFiles: PrivateFiles;
  uploads: Uploads;
};

export const mediaJobs = (jobs: Jobs, { database, storage, clock, media, privateFiles, uploads }: Deps) => {
  jobs.handle(removeFiles, async ({ keys }) => {
    for (const key of keys) await storage.remove(key);
  });
  jobs.handle(dropUploads, async ({ files }) => {
    for (const file of files) {
      await storage.dropParts(file);
      // The parts may have been joined, and the response lost.
      await storage.remove(file.key);
    }
  });
  jobs.handle(sweepMedia, async () => {
    const dayAgo = daysAfter(clock.now(), -1);
    let swept: number;
    do {
      swept = await database.inTransaction(async (tx) => {
        const unused = await unusedPictures(tx, dayAgo, batch);
        await media.forget(tx, unused);
        return unused.length;
      });
    } while (swept === batch);
    await database.inTransaction(privateFiles.forgetExpired);
    await database.inTransaction(uploads.forgetExpired);
  });
  jobs.every('17 * * * *', sweepMedia, {});
};
