import { limits } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import { type ProfileSlot, profileSlot } from '../../extension-points/profile-slot.ts';
import { query } from '../../platform/database/read.ts';
import type { Deps } from './deps.ts';

const openOffer = query<{ idTalent: number }, { id: number; givers: string[] }>('open-gift-offer', (db, arg) =>
  db
    .selectFrom('product')
    .select('id')
    .select(
      // Who gave, agreed to be named, and has a name; only where the talent shows them.
      sql<string[]>`array(
        select users.name from gift_givers_shown shown
        join gift_named named on named.id_talent = shown.id_talent
        join users on users.id = named.id_user and users.status = 'ACTIVE' and users.name <> ''
        where shown.id_talent = product.id_owner and exists (
          select from orders where orders.id_buyer = named.id_user and orders.id_talent = named.id_talent
            and orders.type = 'DONATION' and orders.state = 'completed')
        order by named.agreed_at desc limit ${sql.lit(limits.gifts.giversShown)})`.as('givers'),
    )
    .where('id_owner', '=', arg.idTalent)
    .where('type', '=', 'DONATION')
    .where('deleted_at', 'is', null)
    .where('shelf', '=', 'ACTIVE'),
);

/** Whether a talent takes gifts, and who is named for theirs. */
export const giftsSlot = ({ database }: Pick<Deps, 'database'>): ProfileSlot =>
  profileSlot(['hasDonation', 'givers'], async ({ idTalent }) => {
    const [offer] = await database.read(openOffer, { idTalent });
    return { hasDonation: offer !== undefined, givers: offer?.givers ?? [] };
  });
