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
import { linkMs, linkSigner } from './link-signer.ts';
import { removeFiles } from './removal-jobs.ts';
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

type HandedOver = { id: string; from: number; to: number; title: string };

export const keyOf = (id: string) => `private/${id}`;
const keptMs = 50 * 365 * day;
const unusedVideoMs = day;

const fileById = query<{ id: string }, { name: string }>('private-file-by-id', (db, arg) =>
  db.selectFrom('private_file').select('name').where('id', '=', arg.id),
);

/** Files that are only accessible by a signed, expiring link. */
export const createPrivateFiles = ({ storage, clock, database, jobs, secrets }: Deps) => {
  const signer = linkSigner({ secrets, clock }, 'link to a private file');

  const queueRemoval = async (tx: Tx, gone: { id: string }[]) => {
    if (gone.length > 0) await jobs.queue(tx, removeFiles, { keys: gone.map(({ id }) => keyOf(id)) });
  };

  return {
    /** Inserts the row first: a file without a row would never be swept. */
    add: async ({ idOwner, name, contentType, chunks, lifeMs }: NewFile) => {
      const id = randomBytes(16).toString('base64url');
      const at = clock.now();
      const expiresAt = new Date(at.getTime() + lifeMs);
      await database.inTransaction((tx) =>
        tx
          .insertInto('private_file')
          .values({ id, id_owner: idOwner, name, created_at: at, expires_at: expiresAt })
          .execute(),
      );
      await storeStream(storage, { key: keyOf(id), contentType, chunks });
      return { link: `/files/${signer.sign(id, expiresAt)}`, expiresAt };
    },

    /** Registers a video that is already stored under its id. Swept after a day unless it is handed over. */
    adoptVideo: async (tx: Tx, { id, idOwner, name }: { id: string; idOwner: number; name: string }): Promise<void> => {
      const at = clock.now();
      const expires_at = new Date(at.getTime() + unusedVideoMs);
      await tx
        .insertInto('private_file')
        .values({ id, id_owner: idOwner, name, is_video: true, created_at: at, expires_at })
        .execute();
    },

    /**
     * Keeps the video for good and makes another user its owner, who saves it under its title. Refuses a file that is
     * not the user's, or not a video, like one that does not exist.
     */
    handOverVideo: async (tx: Tx, { id, from, to, title }: HandedOver): Promise<void> => {
      const expires_at = new Date(clock.now().getTime() + keptMs);
      const name = sql<string>`${title} || substring(name from '\\.[^.]+$')`;
      const kept = await tx
        .updateTable('private_file')
        .set({ expires_at, id_owner: to, name })
        .where('id', '=', id)
        .where('id_owner', '=', from)
        .where('is_video', '=', true)
        .returning('id')
        .executeTakeFirst();
      if (!kept) fail('pageNotFound');
    },

    /** Schedules deletion for when the last link has expired. */
    scheduleDeletion: async (tx: Tx, id: string): Promise<void> => {
      const expires_at = new Date(clock.now().getTime() + linkMs);
      await tx.updateTable('private_file').set({ expires_at }).where('id', '=', id).execute();
    },

    /** A temporary link, for users with permission. */
    linkTo: (id: string): string => `/files/${signer.signForNow(id)}`,

    open: async (token: string) => {
      const id = signer.open(token) ?? fail('pageNotFound');
      const [file] = await database.read(fileById, { id });
      const stored = file ? await storage.stat(keyOf(id)) : null;
      if (!file || !stored) return fail('pageNotFound');
      const read = async (range?: ByteRange) => (await storage.read(keyOf(id), range)) ?? fail('pageNotFound');
      return { name: file.name, ...stored, read };
    },

    ownedBy: (tx: Tx, idOwner: number) =>
      tx
        .selectFrom('private_file')
        .select(['name', 'created_at', 'expires_at'])
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
