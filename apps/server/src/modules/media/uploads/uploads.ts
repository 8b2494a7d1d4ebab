import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../../platform/database/database.ts';
import { hoursAfter } from '../../../platform/time.ts';
import { dropUploads } from '../removal-jobs.ts';
import { appendPiece } from './append-piece.ts';
import { arrivingOf, type Deps } from './deps.ts';
import { finishUpload } from './finish-upload.ts';
import { startUpload } from './start-upload.ts';
import {
  deleteExpiredUploads,
  deleteUpload,
  deleteUploadsOf,
  findUpload,
  type UploadRow,
  uploadsOf,
} from './uploads.repo.ts';

export type Uploads = ReturnType<typeof createUploads>;

/** Large files, uploaded in chunks over unreliable connections. */
export const createUploads = (given: Omit<Deps, 'lifeFrom'>) => {
  const deps = { ...given, lifeFrom: (at: Date) => hoursAfter(at, limits.files.uploadHours) };
  const { database, clock, jobs } = deps;

  /** Keeps finished files; removes the chunks of the others after the commit. */
  const drop = async (tx: Tx, gone: readonly UploadRow[]): Promise<void> => {
    const files = gone.filter(({ finished_at }) => finished_at === null).flatMap((row) => arrivingOf(row) ?? []);
    if (files.length > 0) await jobs.queue(tx, dropUploads, { files });
  };

  return {
    start: startUpload(deps),
    append: appendPiece(deps),
    finish: finishUpload(deps),

    show: (idOwner: number, id: string) =>
      database.inTransaction(async (tx) => {
        const { size, received } = (await findUpload(tx, { id, idOwner })) ?? fail('pageNotFound');
        return { idUpload: id, size, offset: received };
      }),

    cancel: (idOwner: number, id: string) =>
      database.inTransaction(async (tx) => {
        if (!(await findUpload(tx, { id, idOwner }))) fail('pageNotFound');
        await drop(tx, await deleteUpload(tx, id));
      }),

    ownedBy: uploadsOf,
    forgetOf: async (tx: Tx, idOwner: number) => drop(tx, await deleteUploadsOf(tx, idOwner)),
    forgetExpired: async (tx: Tx) => drop(tx, await deleteExpiredUploads(tx, clock.now())),
  };
};
