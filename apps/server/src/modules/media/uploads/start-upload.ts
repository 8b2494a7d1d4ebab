import { randomBytes } from 'node:crypto';
import { chatLimits } from '@stagedoor/contract/chat-limits';
import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { daysAfter } from '../../../platform/time.ts';
import type { FileKind } from '../private-files.ts';
import type { Deps } from './deps.ts';
import { bytesOnTheWay, insertUpload, uploadsSince } from './uploads.repo.ts';

const { videoBytes, uploadsBytes, memberBytes, memberFilesPerDay } = limits.files;

type Owner = { idUser: number; isTalent: boolean };
type Wanted = { size: number; kind: FileKind; idUser?: number | undefined };

/**
 * Talents upload what they deliver and post; a member uploads for the community of a talent, less and less often.
 * Everybody uploads files and voice notes for chats.
 */
export const startUpload =
  (deps: Deps) =>
  async ({ idUser: idOwner, isTalent }: Owner, { size, kind, idUser: idTalent }: Wanted) => {
    const { database, lifeFrom, clock } = deps;
    const is_audio = kind === 'AUDIO';
    const for_chat = kind === 'FILE' || (is_audio && !isTalent && idTalent === undefined);
    if (!isTalent && !for_chat) await requireMember(deps, idOwner, idTalent);
    const { bytesMax, perDay } = allowed(isTalent, for_chat);
    return database.inTransaction(async (tx) => {
      if (size > bytesMax) fail('fileTooLarge', { fields: { size: 'tooLarge' } });
      const onTheWay = await bytesOnTheWay(tx, idOwner);
      const at = clock.now();
      const today = { idOwner, forChat: for_chat, since: daysAfter(at, -1) };
      if (onTheWay + size > uploadsBytes || (!isTalent && (await uploadsSince(tx, today)) >= perDay)) {
        fail('fileTooLarge', { fields: { uploads: 'tooLarge' } });
      }
      const id = randomBytes(16).toString('base64url');
      const times = { created_at: at, expires_at: lifeFrom(at) };
      await insertUpload(tx, { id, id_owner: idOwner, size, is_audio, for_chat, ...times });
      return { idUpload: id, size, offset: 0 };
    });
  };

/** The number per day is for fans. */
const allowed = (isTalent: boolean, forChat: boolean) => {
  if (forChat) return { bytesMax: chatLimits.fileBytes, perDay: chatLimits.filesPerDay };
  return { bytesMax: isTalent ? videoBytes : memberBytes, perDay: memberFilesPerDay };
};

const requireMember = async ({ isInCommunity }: Deps, idUser: number, idTalent: number | undefined) => {
  if (idTalent === undefined) return fail('pageNotFound');
  if (!(await isInCommunity(idUser, idTalent))) fail('incompleteRequest', { reason: { kind: 'membersOnly' } });
};
