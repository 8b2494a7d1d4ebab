import { randomBytes } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { DrawnPicture } from './draw-picture.ts';
import { linkSigner } from './link-signer.ts';
import {
  deletePictures,
  type HandOver,
  handOverPicture,
  insertPicture,
  lockOwnPicture,
  type PictureRow,
  pictureById,
  picturesOf,
} from './media.repo.ts';
import { mediaLink } from './media-link.ts';
import { isPictureWidth, nearestWidth, usualWidth } from './picture-sizes.ts';
import { removeFiles } from './removal-jobs.ts';

export type Picture = { width: number; webp: Buffer };
export type Media = ReturnType<typeof createMedia>;

type Deps = { storage: Storage; clock: Clock; database: Database; jobs: Jobs; secrets: Secrets };

/** How wide somebody wants a picture; `original` is as wide as it was handed over. */
export type WantedWidth = number | 'usual' | 'original';

const keyOf = (id: string, width: number) => `pictures/${id}/${width}.webp`;
const newId = () => randomBytes(16).toString('base64url');

const chosen = (stored: readonly number[], wanted: WantedWidth): number | null => {
  if (wanted === 'usual') return usualWidth(stored);
  if (wanted === 'original') return Math.max(...stored);
  return isPictureWidth(wanted) ? nearestWidth(stored, wanted) : null;
};

export const createMedia = ({ storage, clock, database, jobs, secrets }: Deps) => {
  const signer = linkSigner({ secrets, clock }, 'link to a private picture');

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

    /** From now on it is somebody else's, and private. One that is shown somewhere, or is not theirs, looks like none at all. */
    handOver: async (tx: Tx, picture: HandOver): Promise<void> => {
      if (!(await handOverPicture(tx, picture))) fail('pageNotFound');
    },

    /** For whoever may see it, for a while. It is used like a public one: a size can follow. */
    privateLink: (id: string): string => mediaLink(signer.signForNow(id)),

    /** For whoever knows that it may be shown. */
    read: async (id: string, wanted: WantedWidth) => {
      const [known] = await database.read(pictureById, { id });
      const width = known ? chosen(known.widths, wanted) : null;
      return width === null ? null : storage.read(keyOf(id, width));
    },

    /** By what stands in a link: the id of a public picture, or the signature for a private one. */
    open: async (reference: string, wanted: WantedWidth) => {
      const signed = signer.open(reference);
      const id = signed ?? reference;
      const [known] = await database.read(pictureById, { id });
      if (!known || (known.is_private && signed === null) || (wanted === 'original' && signed === null)) return null;
      const width = chosen(known.widths, wanted);
      const stored = width === null ? null : await storage.read(keyOf(id, width));
      return stored && { stream: stored.stream, isPrivate: known.is_private };
    },

    ownedBy: picturesOf,
    readLargest: (id: string, widths: readonly number[]) => storage.read(keyOf(id, Math.max(...widths))),
    forget,
  };
};
