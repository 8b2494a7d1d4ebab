import { query } from '../../../platform/database/read.ts';
import type { MayWatch } from '../../../platform/realtime/live-registry.ts';
import { hashToken } from '../../../platform/tokens.ts';
import type { Deps } from '../deps.ts';

const side = query<{ idOrder: number; idUser: number }, { id: number }>('order-side', (db, arg) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', arg.idOrder)
    .where((eb) => eb.or([eb('id_buyer', '=', arg.idUser), eb.and({ id_talent: arg.idUser, shown_to_talent: true })])),
);

const link = query<{ idOrder: number; hash: Buffer }, { id: number }>('order-link', (db, arg) =>
  db
    .selectFrom('order_link')
    .select('id_order as id')
    .where('hash', '=', arg.hash)
    .where('id_order', '=', arg.idOrder)
    .where('revoked_at', 'is', null),
);

/** Buyer and talent, and holders of the mailed link's token. */
export const mayWatchOrder =
  ({ database }: Pick<Deps, 'database'>): MayWatch =>
  async ({ idUser, key }, idOrder) => {
    if (idUser !== null && (await database.read(side, { idOrder, idUser })).length > 0) return true;
    return key !== undefined && (await database.read(link, { idOrder, hash: hashToken(key) })).length > 0;
  };
