import { randomBytes } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { FileKind } from '../private-files.ts';
import type { Deps } from './deps.ts';
import { bytesOnTheWay, insertUpload } from './uploads.repo.ts';

const { videoBytes, uploadsBytes } = limits.files;

export const startUpload =
  ({ database, lifeFrom, clock }: Deps) =>
  (idOwner: number, { size, kind }: { size: number; kind: FileKind }) =>
    database.inTransaction(async (tx) => {
      if (size > videoBytes) fail('fileTooLarge', { fields: { size: 'tooLarge' } });
      if ((await bytesOnTheWay(tx, idOwner)) + size > uploadsBytes) {
        fail('fileTooLarge', { fields: { uploads: 'tooLarge' } });
      }
      const id = randomBytes(16).toString('base64url');
      const at = clock.now();
      const is_audio = kind === 'AUDIO';
      await insertUpload(tx, { id, id_owner: idOwner, size, is_audio, created_at: at, expires_at: lifeFrom(at) });
      return { idUpload: id, size, offset: 0 };
    });
