import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Arriving } from '../../../platform/ports/storage.ts';
import { keyOf } from '../private-files.ts';
import { arrivingOf, type Deps, kindOf } from './deps.ts';
import { fileTypeOf } from './file-types.ts';
import { claimPart, findUpload, keepPart, type UploadRow } from './uploads.repo.ts';

type Piece = {
  idUpload: string;
  offset: number;
  /** Reads the body only when called. */
  read: (mostBytes: number) => Promise<Buffer>;
};

const { pieceBytes } = limits.files;
// Below object storage's limit of parts per file, with room for chunks that were sent twice.
const mostAttempts = 5000;

/** Stores the next chunk. Refuses any other offset with the expected one. */
export const appendPiece =
  (deps: Deps) =>
  async (idOwner: number, { idUpload: id, offset, read }: Piece) => {
    const { database, storage, clock } = deps;
    const find = async () =>
      (await database.inTransaction((tx) => findUpload(tx, { id, idOwner }))) ?? fail('pageNotFound');
    const refuse = async () =>
      fail('incompleteRequest', { reason: { kind: 'wrongOffset', offset: (await find()).received } });

    const upload = await find();
    if (upload.received !== offset || upload.received === upload.size) return refuse();
    const expected = Math.min(pieceBytes, upload.size - offset);
    const bytes = await read(expected);
    if (bytes.length < expected) fail('mandatoryFieldNull', { fields: { file: 'tooSmall' } });

    const number = (await database.inTransaction((tx) => claimPart(tx, id, offset))) ?? (await refuse());
    if (number > mostAttempts) fail('tooManyChecks');
    const file = arrivingOf(upload) ?? (await open(deps, upload, bytes));
    const part = await storage.putPart(file, number, bytes);
    const kept = await database.inTransaction(
      keepPart({ id, offset, bytes: bytes.length, part, file, expiresAt: deps.lifeFrom(clock.now()) }),
    );
    if (kept) return { idUpload: id, size: kept.size, offset: kept.received };
    if (offset === 0) await storage.dropParts(file);
    return refuse();
  };

/** The first chunk reveals the file type. */
const open = async ({ storage }: Deps, upload: UploadRow, head: Buffer): Promise<Arriving> =>
  storage.openParts(keyOf(upload.id), await fileTypeOf(kindOf(upload), head));
