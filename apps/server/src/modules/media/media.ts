import { randomBytes } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import type { DrawnPicture } from './draw-picture.ts';
import {
  deletePictures,
  type HandOver,
  handOverPicture,
  insertPicture,
  lockOwnPicture,
  type PictureRow,
  picturesOf,
  widthsById,
} from './media.repo.ts';
import { removeFiles } from './media-jobs.ts';
import { isPictureWidth, nearestWidth } from './picture-sizes.ts';

export type Picture = { width: number; webp: Buffer };
export type Media = ReturnType<typeof createMedia>;

type Deps = { storage: Storage; clock: Clock; database: Database; jobs: Jobs };

const keyOf = (id: string, width: number) => `pictures/${id}/${width}.webp`;
const newId = () => randomBytes(16).toString('base64url');

export const createMedia = ({ storage, clock, database, jobs }: Deps) => {
  const write = (id: string, sizes: readonly Picture[]) =>
    Promise.all(sizes.map(({ width, webp }) => storage.put(keyOf(id, width), webp, 'image/webp')));

  const record = (tx: Tx, picture: Omit<PictureRow, 'idOwner'> & { idOwner?: number }) =>
    insertPicture(tx, { idOwner: null, ...picture }, clock.now());

  /** Forgets pictures that nothing names any more; their files go once the transaction has. */
  const forget = async (tx: Tx, ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    const gone = await deletePictures(tx, ids);
    const keys = gone.flatMap(({ id, widths }) => widths.map((width) => keyOf(id, width)));
    if (keys.length > 0) await jobs.queue(tx, removeFiles, { keys });
  };

  return {
    /** For pictures of the product's own making: files first, invisible until `record` names them. */
    store: async (sizes: readonly Picture[]): Promise<string> => {
      const id = newId();
      await write(id, sizes);
      return id;
    },
    record,

    /** Rows first, so that there is never a file that no row names; unless somebody uses them they are swept with it. */
    add: async (idOwner: number, drawn: readonly DrawnPicture[]): Promise<string[]> => {
      const pictures = drawn.map(({ kind, sizes }) => ({ id: newId(), kind, sizes }));
      await database.inTransaction(async (tx) => {
        for (const { id, kind, sizes } of pictures) {
          await record(tx, { id, kind, widths: sizes.map(({ width }) => width), idOwner });
        }
      });
      for (const { id, sizes } of pictures) await write(id, sizes);
      return pictures.map(({ id }) => id);
    },

    /** A picture somebody else uploaded looks like none at all. */
    requireOwn: async (tx: Tx, id: string, idUser: number): Promise<void> => {
      if (!(await lockOwnPicture(tx, id, idUser))) fail('pageNotFound');
    },

    /** From now on it is somebody else's. One that is shown somewhere, or is not theirs, looks like none at all. */
    handOver: async (tx: Tx, picture: HandOver): Promise<void> => {
      if (!(await handOverPicture(tx, picture))) fail('pageNotFound');
    },

    read: async (id: string, width: number) => {
      const [known] = isPictureWidth(width) ? await database.read(widthsById, { id }) : [];
      return known ? storage.read(keyOf(id, nearestWidth(known.widths, width))) : null;
    },

    ownedBy: picturesOf,
    readLargest: (id: string, widths: readonly number[]) => storage.read(keyOf(id, Math.max(...widths))),
    forget,
  };
};
