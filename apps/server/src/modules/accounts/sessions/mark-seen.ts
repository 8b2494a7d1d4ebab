import type { Tx } from '../../../platform/database/database.ts';
import { hour } from '../../../platform/time.ts';

/** `last_seen_at` has a resolution of an hour, so that reading pages does not write. */
export const isStale = (lastSeenAt: Date | null, now: Date) =>
  lastSeenAt === null || now.getTime() - lastSeenAt.getTime() >= hour;

export const markSeen = async (tx: Tx, { idUser, device, at }: { idUser: number; device: string; at: Date }) => {
  await tx
    .updateTable('users')
    .set({ last_seen_at: at, delete_warned_days: null, delete_warned_at: null })
    .where('id', '=', idUser)
    .execute();
  await tx
    .updateTable('device')
    .set({ last_seen_at: at })
    .where('id_user', '=', idUser)
    .where('id_device', '=', device)
    .execute();
};
