import { type ProfileSlot, profileSlot } from '../../extension-points/profile-slot.ts';
import { query } from '../../platform/database/read.ts';
import type { Deps } from './deps.ts';

const openOffer = query<{ idTalent: number }, { id: number }>('open-gift-offer', (db, arg) =>
  db
    .selectFrom('product')
    .select('id')
    .where('id_owner', '=', arg.idTalent)
    .where('type', '=', 'DONATION')
    .where('deleted_at', 'is', null)
    .where('shelf', '=', 'ACTIVE'),
);

/** Whether a talent takes gifts. */
export const giftsSlot = ({ database }: Pick<Deps, 'database'>): ProfileSlot =>
  profileSlot(['hasDonation'], async ({ idTalent }) => ({
    hasDonation: (await database.read(openOffer, { idTalent })).length > 0,
  }));
