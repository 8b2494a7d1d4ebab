import { fail } from '@stagedoor/contract/errors';
import type { ForMembers } from '../../../extension-points/member-access.ts';
import type { Read } from '../../../platform/database/read.ts';
import type { Deps } from '../deps.ts';
import { agentSide, type ChatRow, chatFor } from './chats.repo.ts';

/** Who asks. The holder of a mailed link is the buyer of its order, in one chat. `supports`: staff who answer support. */
export type ChatViewer = { idUser: number; supports: boolean; byLink: boolean };

/** How somebody takes part in a chat. */
export type Part = {
  as: 'self' | 'agent' | 'staff';
  idUser: number;
  /** Whose side of the chat they see: their own, or that of the talent for whom an agent acts. */
  side: number;
  /** Removes messages and people. */
  keepsOrder: boolean;
};

export const ownPart = (idUser: number): Part => ({ as: 'self', idUser, side: idUser, keepsOrder: false });
export type Participation = { chat: ChatRow; part: Part };

type UsedDeps = Pick<Deps, 'memberAccess' | 'clock'>;

export const forMembersOf = ({ idOwner, forAllPaid, plans }: Pick<ChatRow, 'idOwner' | 'forAllPaid' | 'plans'>) =>
  ({
    idTalent: idOwner ?? 0,
    area: 'groupChats',
    availableToAllPaid: forAllPaid,
    validSubscriptions: plans,
  }) satisfies ForMembers;

export const partnerIn = ({ idLow, idHigh }: Pick<ChatRow, 'idLow' | 'idHigh'>, idUser: number): number | null =>
  idUser === idLow ? idHigh : idLow;

/**
 * How the viewer takes part in a chat now: not at all (null), no longer (`removed`), or how. The only place that decides
 * it; messages, files, live events and every call ask here.
 */
export const partIn = async (
  { memberAccess, clock }: UsedDeps,
  read: Read,
  chat: ChatRow,
  { idUser, supports }: ChatViewer,
): Promise<Part | 'removed' | null> => {
  const self = ownPart(idUser);
  if (chat.kind === 'pair')
    return idUser === chat.idLow || idUser === chat.idHigh ? self : partOfAgent(read, chat, idUser, clock.now());
  if (chat.kind === 'support') {
    if (idUser === chat.idOwner) return self;
    return supports ? { ...self, as: 'staff' } : null;
  }
  if (idUser === chat.idOwner) return { ...self, keepsOrder: true };
  if (!chat.joined) return null;
  if (chat.removed || chat.left) return 'removed';
  const isMember = await memberAccess.isOpenTo(read, idUser, forMembersOf(chat), clock.now());
  return isMember ? { ...self, keepsOrder: chat.isModerator } : 'removed';
};

const partOfAgent = async (read: Read, { id }: ChatRow, idUser: number, now: Date): Promise<Part | null> => {
  const [acting] = await read(agentSide, { idChat: id, idUser, now });
  return acting?.side ? { as: 'agent', idUser, side: acting.side, keepsOrder: false } : null;
};

/** To others a chat does not exist; former members are told that they are out. */
export const requirePart = async (
  deps: UsedDeps,
  read: Read,
  viewer: ChatViewer,
  idChat: number,
): Promise<Participation> => {
  const [chat] = await read(chatFor, { idChat, idUser: viewer.idUser });
  const part = chat ? await partIn(deps, read, chat, viewer) : null;
  if (!chat || part === null) return fail('pageNotFound');
  return part === 'removed' ? fail('removedFromChat') : { chat, part };
};
