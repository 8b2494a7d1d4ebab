import { fail } from '@stagedoor/contract/errors';
import type { OrderCall } from '@stagedoor/contract/schemas/call';
import { sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';
import type { Deps } from '../deps.ts';

type Asked = { idUser: number; idOrder: number };

const byOrder = query<Asked, OrderCall>('call-of-order', (db, { idUser, idOrder }) =>
  db
    .selectFrom('orders')
    .leftJoin('call_hold as h', 'h.id_order', 'orders.id')
    .leftJoin('call_booking as b', 'b.id_order', 'orders.id')
    .select(['h.id_call as idCall', 'b.id as idBooking'])
    .where('orders.id', '=', idOrder)
    .where('orders.type', '=', 'CALL')
    .where(sql<boolean>`${idUser} in (orders.id_buyer, orders.id_talent)`)
    .$castTo<OrderCall>(),
);

/** What an order of a call is for. An order of somebody else does not exist. */
export const findByOrder =
  ({ database }: Pick<Deps, 'database'>) =>
  async (asked: Asked): Promise<OrderCall> =>
    (await database.read(byOrder, asked))[0] ?? fail('pageNotFound');
