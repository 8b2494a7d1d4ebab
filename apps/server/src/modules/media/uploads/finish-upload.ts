import { createHash } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { Arriving, Storage } from '../../../platform/ports/storage.ts';
import { arrivingOf, type Deps, kindOf } from './deps.ts';
import { endingOf } from './file-types.ts';
import { deleteUpload, findUpload, markFinished } from './uploads.repo.ts';
import { wholeFileChecker } from './whole-file.ts';

type Whole = { idUpload: string; checksum: string };

/** Joins the chunks to a file if the checksum matches and nothing of it is missing. Idempotent. */
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
    const found = await examine(storage, file);
    if (found.checksum !== checksum || !found.isWhole) {
      const gone = await database.inTransaction((tx) => deleteUpload(tx, id));
      if (gone.length > 0) await storage.remove(file.key);
      if (found.checksum !== checksum) fail('wrongChecksum');
      fail('mandatoryFieldNull', { fields: { file: 'invalid' } });
    }
    await database.inTransaction(async (tx) => {
      const kind = kindOf(upload);
      const name = `stagedoor.${endingOf(kind, file.contentType)}`;
      const finished = { id, idOwner, kind, name, bytes: upload.size, sha256: Buffer.from(checksum, 'hex') };
      if (await markFinished(tx, id, clock.now())) await privateFiles.adopt(tx, finished);
      else if (!(await findUpload(tx, { id, idOwner }))) fail('pageNotFound');
    });
    return { idFile: id };
  };

const examine = async (storage: Storage, { key, contentType }: Arriving) => {
  const hash = createHash('sha256');
  const file = wholeFileChecker(contentType);
  const stored = (await storage.read(key)) ?? fail('pageNotFound');
  for await (const chunk of stored.stream) {
    hash.update(chunk);
    file.add(chunk);
  }
  return { checksum: hash.digest('hex'), isWhole: file.isWhole() };
};
