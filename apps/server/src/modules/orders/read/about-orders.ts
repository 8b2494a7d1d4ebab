import type { Language } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';
import type { AboutOrders } from '../../wallet/index.ts';

type Args = { idUser: number; ids: number[]; language: Language };
type Row = { id: number; product: string; partner: string; is_open: boolean };

const ordersById = query<Args, Row>('orders-of-transactions', (db, arg) =>
  db
    .selectFrom('orders')
    .innerJoin('product', 'product.id', 'orders.id_product')
    .innerJoin('users as buyer', 'buyer.id', 'orders.id_buyer')
    .innerJoin('users as seller', 'seller.id', 'orders.id_talent')
    .leftJoin('talent', 'talent.id_user', 'orders.id_talent')
    .select([
      'orders.id',
      sql<string>`product.name ->> ${arg.language}::text`.as('product'),
      sql<string>`case when orders.id_buyer = ${arg.idUser}
        then coalesce(talent.names ->> ${arg.language}::text, seller.name) else buyer.name end`.as('partner'),
      sql<boolean>`orders.state in ('awaitingPayment', 'reviewing', 'processing', 'shipped', 'disputed')`.as('is_open'),
    ])
    .where(sql<boolean>`orders.id = any (${arg.ids}::bigint[])`)
    .where((eb) => eb.or([eb('orders.id_buyer', '=', arg.idUser), eb('orders.id_talent', '=', arg.idUser)])),
);

/** What the wallet says about the user's own orders: the product, the other side, and whether they are still open. */
export const aboutOrders: AboutOrders = async (read, args) => {
  if (args.ids.length === 0) return new Map();
  const rows = await read(ordersById, { ...args, ids: [...args.ids] });
  return new Map(
    rows.map(({ id, product, partner, is_open: isOpen }) => [id, { idOrder: id, product, partner, isOpen }]),
  );
};
