import { type ProfileSlot, profileSlot } from '../../extension-points/profile-slot.ts';
import { pairChat } from './access/chats.repo.ts';
import type { Deps } from './deps.ts';

/** The viewer's chat with the talent. */
export const chatSlot = ({ database }: Pick<Deps, 'database'>): ProfileSlot =>
  profileSlot(['idChat'], async ({ idTalent, viewer }) => {
    if (viewer === null || viewer === idTalent) return { idChat: null };
    const [chat] = await database.read(pairChat, { low: Math.min(viewer, idTalent), high: Math.max(viewer, idTalent) });
    return { idChat: chat?.id ?? null };
  });
