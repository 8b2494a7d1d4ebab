import { randomBytes } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { query } from '../../platform/database/read.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ByteRange, Storage } from '../../platform/ports/storage.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { day } from '../../platform/time.ts';
import type { Cacheable } from './cache-headers.ts';
import type { FileDigest } from './file-digest.ts';
import { linkMs, linkSigner } from './link-signer.ts';
import { fileIn } from './media.repo.ts';
import { removeFiles } from './removal-jobs.ts';
import { safeFileName } from './safe-file-name.ts';
import { storeStream } from './store-stream.ts';

export type PrivateFiles = ReturnType<typeof createPrivateFiles>;

type Deps = { storage: Storage; clock: Clock; database: Database; jobs: Jobs; secrets: Secrets };
type NewFile = {
  idOwner: number;
  name: string;
  contentType: string;
  chunks: AsyncIterable<Uint8Array>;
  lifeMs: number;
};

export type FileKind = 'VIDEO' | 'AUDIO' | 'FILE';
type OwnFile = { id: string; idOwner: number; kind: FileKind };
type KeptFile = { name: string; bytes: number };
type NewPrivateFile = OwnFile & KeptFile & { sha256: Buffer };
type HandedOver = { id: string; from: number; to: number; title: string };

export const keyOf = (id: string) => `private/${id}`;
const keptMs = 50 * 365 * day;
const unusedMs = day;
const columnOf = { VIDEO: 'is_video', AUDIO: 'is_audio', FILE: 'is_file' } as const;

const fileById = query<{ id: string }, { name: string }>('private-file-by-id', (db, arg) =>
  db.selectFrom('private_file').select('name').where('id', '=', arg.id),
);

/** Files that are only accessible by a signed, expiring link. */
export const createPrivateFiles = ({ storage, clock, database, jobs, secrets }: Deps) => {
  const signer = linkSigner({ secrets, clock }, 'link to a private file');
  const briefSigner = linkSigner({ secrets, clock }, 'brief link to a private file');

  const queueRemoval = async (tx: Tx, gone: { id: string }[]) => {
    if (gone.length > 0) await jobs.queue(tx, removeFiles, { keys: gone.map(({ id }) => keyOf(id)) });
  };

  const fromNow = (ms: number) => new Date(clock.now().getTime() + ms);

  /**
   * Keeps a file for good. Refuses one that is another user's, of another kind, or kept for something else already, like
   * one that does not exist.
   */
  const keep = async (tx: Tx, { id, idOwner, kind }: OwnFile): Promise<KeptFile> => {
    const kept = await tx
      .updateTable('private_file')
      .set({ expires_at: fromNow(keptMs) })
      .where('id', '=', id)
      .where('id_owner', '=', idOwner)
      .where(columnOf[kind], '=', true)
      // What is kept expires in decades.
      .where('expires_at', '<', fromNow(keptMs / 2))
      .returning(['name', 'bytes'])
      .executeTakeFirst();
    return kept ? { name: kept.name, bytes: kept.bytes ?? 0 } : fail('pageNotFound');
  };

  return {
    keep,

    /** The same, saved under the name that its owner gave it, as far as that is safe. */
    keepNamed: async (tx: Tx, { name, ...file }: OwnFile & { name: string }): Promise<KeptFile> => {
      const { name: stored, bytes } = await keep(tx, file);
      const safe = safeFileName(name, stored.slice(stored.lastIndexOf('.') + 1));
      await tx.updateTable('private_file').set({ name: safe }).where('id', '=', file.id).execute();
      return { name: safe, bytes };
    },

    /** Inserts the row first: a file without a row would never be swept. */
    add: async ({ idOwner, name, contentType, chunks, lifeMs }: NewFile) => {
      const id = randomBytes(16).toString('base64url');
      const expiresAt = fromNow(lifeMs);
      await database.inTransaction((tx) =>
        tx
          .insertInto('private_file')
          .values({ id, id_owner: idOwner, name, created_at: clock.now(), expires_at: expiresAt })
          .execute(),
      );
      await storeStream(storage, { key: keyOf(id), contentType, chunks });
      return { link: `/files/${signer.sign(id, expiresAt)}`, expiresAt };
    },

    /** Registers a file that is already stored under its id. Swept after a day unless it is kept. */
    adopt: async (tx: Tx, { id, idOwner, kind, name, bytes, sha256 }: NewPrivateFile): Promise<void> => {
      const times = { created_at: clock.now(), expires_at: fromNow(unusedMs) };
      await tx
        .insertInto('private_file')
        .values({ id, id_owner: idOwner, name, bytes, sha256, [columnOf[kind]]: true, ...times })
        .execute();
    },

    /** Keeps a video as `keep` does and makes another user its owner, who saves it under its title. */
    handOverVideo: async (tx: Tx, { id, from, to, title }: HandedOver): Promise<FileDigest | null> => {
      await keep(tx, { id, idOwner: from, kind: 'VIDEO' });
      const name = sql<string>`${title} || substring(name from '\\.[^.]+$')`;
      const change = tx.updateTable('private_file').set({ id_owner: to, name }).where('id', '=', id);
      return fileIn(await change.returning(['sha256', 'bytes']).executeTakeFirstOrThrow());
    },

    /** Schedules deletion for when the last link has expired. */
    scheduleDeletion: async (tx: Tx, id: string): Promise<void> => {
      await tx
        .updateTable('private_file')
        .set({ expires_at: fromNow(linkMs) })
        .where('id', '=', id)
        .execute();
    },

    /** A temporary link, for users with permission. */
    linkTo: (id: string): string => `/files/${signer.signForNow(id)}`,

    /** The same, valid for minutes, for users whose permission may end any time. */
    briefLinkTo: (id: string): string => `/files/${briefSigner.signBriefly(id)}`,

    open: async (token: string) => {
      const brief = briefSigner.open(token);
      const id = brief ?? signer.open(token) ?? fail('pageNotFound');
      const [file] = await database.read(fileById, { id });
      const stored = file ? await storage.stat(keyOf(id)) : null;
      if (!file || !stored) return fail('pageNotFound');
      const read = async (range?: ByteRange) => (await storage.read(keyOf(id), range)) ?? fail('pageNotFound');
      const cache: Cacheable = brief === null ? 'never' : 'briefly';
      return { name: file.name, ...stored, cache, read };
    },

    ownedBy: (tx: Tx, idOwner: number) =>
      tx
        .selectFrom('private_file')
        .select(['name', 'bytes', 'created_at', 'expires_at'])
        .where('id_owner', '=', idOwner)
        .execute(),

    forgetExpired: async (tx: Tx): Promise<void> =>
      queueRemoval(
        tx,
        await tx.deleteFrom('private_file').where('expires_at', '<=', clock.now()).returning('id').execute(),
      ),

    forgetOf: async (tx: Tx, idOwner: number): Promise<void> =>
      queueRemoval(tx, await tx.deleteFrom('private_file').where('id_owner', '=', idOwner).returning('id').execute()),
  };
};
