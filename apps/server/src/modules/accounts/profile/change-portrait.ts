import type { Tx } from '../../../platform/database/database.ts';
import { changeUser } from '../users.repo.ts';

/** The caller has checked that the picture is the user's own. */
export const changePortrait = (tx: Tx, idUser: number, idImage: string | null): Promise<void> =>
  changeUser(tx, idUser, { id_image: idImage });
