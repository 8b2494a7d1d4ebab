import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { insertSession } from '../sessions.repo.ts';
import { rememberDevice } from './devices.repo.ts';
import { markSeen } from './mark-seen.ts';

type Opening = {
  idUser: number;
  device: string;
  userAgent: string;
  at: Date;
  /** By password, mailed code or social account: the device becomes known. */
  full: boolean;
  /** Whether the session counts as verified; defaults to `full`. */
  verified?: boolean;
  /** The social account it was opened by. */
  idSocialAccount?: number;
};

/** The only way to open a session. A device holds one session per user. */
export const openSession = async (tx: Tx, opening: Opening): Promise<string> => {
  const { idUser, device, userAgent, at, full, verified = full, idSocialAccount = null } = opening;
  await tx
    .updateTable('session')
    .set({ ended_at: at })
    .where('id_user', '=', idUser)
    .where('id_device', '=', device)
    .where('ended_at', 'is', null)
    .execute();
  if (full) await rememberDevice(tx, { idUser, device, userAgent, at });
  const token = newToken();
  const session = { id: randomUUID(), idUser, device, hash: hashToken(token), at, idSocialAccount };
  await insertSession(tx, { ...session, verifiedAt: verified ? at : null });
  await markSeen(tx, { idUser, device, at });
  return token;
};
