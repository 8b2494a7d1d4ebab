import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Upload } from '../../../platform/database/schema.gen.ts';

export type UploadRow = Selectable<Upload>;
export type Mine = { id: string; idOwner: number };

type NewUpload = Pick<UploadRow, 'id' | 'id_owner' | 'size' | 'is_audio' | 'for_chat' | 'created_at' | 'expires_at'>;

export const insertUpload = (tx: Tx, row: NewUpload) => tx.insertInto('upload').values(row).execute();

/** Another user's upload is not found. */
export const findUpload = (tx: Tx, { id, idOwner }: Mine): Promise<UploadRow | undefined> =>
  tx.selectFrom('upload').selectAll().where('id', '=', id).where('id_owner', '=', idOwner).executeTakeFirst();

/** The lock serialises calls of one user, so that two concurrent uploads cannot exceed the limit together. */
export const bytesOnTheWay = async (tx: Tx, idOwner: number): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${idOwner}`}, 0))`.execute(tx);
  const { bytes } = await tx
    .selectFrom('upload')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('size'), sql<number>`0`).as('bytes'))
    .where('id_owner', '=', idOwner)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes);
};

type Since = { idOwner: number; forChat: boolean; since: Date };

/** How many uploads a user has started and not cancelled since then; those of the last day are still there. */
export const uploadsSince = async (tx: Tx, { idOwner, forChat, since }: Since): Promise<number> => {
  const { count } = await tx
    .selectFrom('upload')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id_owner', '=', idOwner)
    .where('for_chat', '=', forChat)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
};

/** Returns the part number of a new attempt at this offset; undefined when the offset is no longer the next. */
export const claimPart = async (tx: Tx, id: string, offset: number): Promise<number | undefined> => {
  const claimed = await tx
    .updateTable('upload')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('received', '=', offset)
    .where('finished_at', 'is', null)
    .returning('attempts')
    .executeTakeFirst();
  return claimed?.attempts;
};

export type KeptPart = {
  id: string;
  offset: number;
  bytes: number;
  part: string;
  file: { id: string; contentType: string };
  expiresAt: Date;
};

/** Of concurrent chunks at the same offset, the first wins. */
export const keepPart =
  ({ id, offset, bytes, part, file, expiresAt }: KeptPart) =>
  (tx: Tx) =>
    tx
      .updateTable('upload')
      .set((eb) => ({
        received: eb('received', '+', bytes),
        parts: sql<string[]>`array_append(parts, ${part})`,
        id_parts: file.id,
        content_type: file.contentType,
        expires_at: expiresAt,
      }))
      .where('id', '=', id)
      .where('received', '=', offset)
      .where('finished_at', 'is', null)
      .returningAll()
      .executeTakeFirst();

export const markFinished = async (tx: Tx, id: string, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('upload')
    .set({ finished_at: at })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const deleteUpload = (tx: Tx, id: string) =>
  tx.deleteFrom('upload').where('id', '=', id).where('finished_at', 'is', null).returningAll().execute();

export const deleteUploadsOf = (tx: Tx, idOwner: number) =>
  tx.deleteFrom('upload').where('id_owner', '=', idOwner).returningAll().execute();

export const deleteExpiredUploads = (tx: Tx, now: Date) =>
  tx.deleteFrom('upload').where('expires_at', '<=', now).returningAll().execute();

export const uploadsOf = (tx: Tx, idOwner: number) =>
  tx
    .selectFrom('upload')
    .select(['size', 'received', 'created_at', 'expires_at', 'finished_at'])
    .where('id_owner', '=', idOwner)
    .execute();
