import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { query } from '../../platform/database/read.ts';
import type { FileDigest } from './file-digest.ts';
import type { PictureKind } from './picture-sizes.ts';

type PictureSize = { width: number; height: number };
export type PictureRow = {
  id: string;
  kind: PictureKind;
  widths: number[];
  /** Where it is widest; null where it is not known. */
  size: PictureSize | null;
  idOwner: number | null;
  /** Null where nobody can save it. */
  file: FileDigest | null;
};

type Stored = { widths: number[]; is_private: boolean };

export const pictureById = query<{ id: string }, Stored>('picture-by-id', (db, arg) =>
  db.selectFrom('media').select(['widths', 'is_private']).where('id', '=', arg.id),
);

export const insertPicture = async (tx: Tx, { id, kind, widths, size, idOwner, file }: PictureRow, at: Date) => {
  await tx
    .insertInto('media')
    .values({ id, kind, widths, ...size, ...file, id_owner: idOwner, created_at: at })
    .execute();
};

/** Locks the picture until the transaction ends, so that the sweep cannot delete what is about to be referenced. */
export const lockOwnPicture = (tx: Tx, id: string, idOwner: number) =>
  tx
    .selectFrom('media')
    .select('id')
    .where('id', '=', id)
    .where('id_owner', '=', idOwner)
    .where('is_private', '=', false)
    .forKeyShare()
    .executeTakeFirst();

export type HandOver = { id: string; from: number; to: number };
/** `file`: null for what was uploaded before digests were kept. */
type HandedOver = { file: FileDigest | null };

type StoredDigest = { sha256: Buffer | null; bytes: number | null; likeness?: string | null };

export const fileIn = ({ sha256, bytes, likeness = null }: StoredDigest): FileDigest | null =>
  sha256 && bytes ? { sha256, bytes, likeness } : null;

/** Takes a lock that `lockOwnPicture` waits for, so that a picture cannot be published while it is handed over. */
export const handOverPicture = async (tx: Tx, { id, from, to }: HandOver): Promise<HandedOver | null> => {
  const own = await tx
    .selectFrom('media')
    .select(['sha256', 'bytes', 'likeness'])
    .where('id', '=', id)
    .where('id_owner', '=', from)
    .forUpdate()
    .executeTakeFirst();
  if (!own) return null;
  const { numUpdatedRows } = await tx
    .updateTable('media')
    .set({ id_owner: to, is_private: true })
    .where('id', '=', id)
    .where(sql<boolean>`not media_is_used(id)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { file: fileIn(own) } : null;
};

/**
 * Waits for `lockOwnPicture` and makes it wait: a picture is never hidden while something else begins to show it.
 * Returns false for a picture that is named more than once.
 */
export const setPicturePrivate = async (tx: Tx, id: string, isPrivate: boolean): Promise<boolean> => {
  await tx.selectFrom('media').select('id').where('id', '=', id).forUpdate().execute();
  const { numUpdatedRows } = await tx
    .updateTable('media')
    .set({ is_private: isPrivate })
    .where('id', '=', id)
    .$if(isPrivate, (update) => update.where(sql<boolean>`media_uses(id) <= 1`))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const picturesOf = (tx: Tx, idOwner: number) =>
  tx.selectFrom('media').select(['id', 'kind', 'widths', 'created_at']).where('id_owner', '=', idOwner).execute();

export const unusedPictures = async (tx: Tx, before: Date, most: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from unused_media(${before}) as id limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
};

export const deletePictures = (tx: Tx, ids: readonly string[]) =>
  tx.deleteFrom('media').where('id', 'in', ids).returning(['id', 'widths']).execute();
