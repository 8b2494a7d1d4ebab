import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { fail } from '@stagedoor/contract/errors';
import { arrivingOf, type Deps, kindOf } from './deps.ts';
import { endingOf } from './playable-type.ts';
import { deleteUpload, findUpload, markFinished } from './uploads.repo.ts';

type Whole = { idUpload: string; checksum: string };

/** Joins the chunks to a file if the checksum matches. Idempotent. */
export const finishUpload =
  ({ database, storage, clock, privateFiles }: Deps) =>
  async (idOwner: number, { idUpload: id, checksum }: Whole): Promise<{ idFile: string }> => {
    const upload = (await database.inTransaction((tx) => findUpload(tx, { id, idOwner }))) ?? fail('pageNotFound');
    if (upload.finished_at) return { idFile: id };
    const file = arrivingOf(upload);
    if (!file || upload.received < upload.size) {
      return fail('incompleteRequest', { reason: { kind: 'wrongOffset', offset: upload.received } });
    }
    await storage.joinParts(file, upload.parts);
    const hash = createHash('sha256');
    const stored = (await storage.read(file.key)) ?? fail('pageNotFound');
    await pipeline(stored.stream, hash);
    if (hash.digest('hex') !== checksum) {
      const gone = await database.inTransaction((tx) => deleteUpload(tx, id));
      if (gone.length > 0) await storage.remove(file.key);
      fail('wrongChecksum');
    }
    await database.inTransaction(async (tx) => {
      const kind = kindOf(upload);
      const name = `stagedoor.${endingOf(kind, file.contentType)}`;
      if (await markFinished(tx, id, clock.now())) await privateFiles.adopt(tx, { id, idOwner, kind, name });
      else if (!(await findUpload(tx, { id, idOwner }))) fail('pageNotFound');
    });
    return { idFile: id };
  };
