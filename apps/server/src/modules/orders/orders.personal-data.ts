import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { PersonalDataHandler } from '../../platform/personal-data.ts';
import type { refundUnusedUnits } from './packs/refund-unused-units.ts';

const over = ['completed', 'cancelled', 'expired', 'declined', 'rejected', 'refunded'] as const;

/**
 * Orders bought and sold. Open orders prevent deletion. Deliverables and messages belong to the buyer: they stay when
 * the talent leaves; when the buyer leaves, the order stays as figures without texts.
 */
export const ordersPersonalData = (deps: {
  refundUnusedUnits: ReturnType<typeof refundUnusedUnits>;
}): PersonalDataHandler => ({
  previewDeletion: async (tx, idUser) => ({ blockers: [{ kind: 'orders', count: await openOrders(tx, idUser) }] }),
  export: async (tx, idUser) => ({
    orders: await ordersOf(tx, idUser),
    orderMessages: await wordsOf(tx, 'order_message', idUser),
    orderRedos: await wordsOf(tx, 'order_redo', idUser),
    orderProblems: await wordsOf(tx, 'order_problem', idUser),
    orderDevices: await wordsOf(tx, 'order_device', idUser),
  }),
  erase: async (tx, idUser) => {
    await deps.refundUnusedUnits(tx, { idTalent: idUser });
    const bought = sql`(select id from orders where id_buyer = ${idUser})`;
    await sql`
      update orders set fields = '{}', email = null, reaction = null, reason = null where id_buyer = ${idUser}`.execute(
      tx,
    );
    await sql`update order_event set reason = null where id_order in ${bought}`.execute(tx);
    await sql`update order_pass set guest_name = null where id_order in ${bought}`.execute(tx);
    for (const table of wordsAndWorks) {
      await sql`delete from ${sql.table(table)} where id_order in ${bought}`.execute(tx);
    }
  },
});

/** Deleted completely when the buyer leaves. */
const wordsAndWorks = [
  'order_message',
  'order_redo',
  'order_problem',
  'order_device',
  'order_link',
  'order_delivery',
] as const;

const openOrders = async (tx: Tx, idUser: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.or([eb('id_buyer', '=', idUser), eb('id_talent', '=', idUser)]))
    .where((eb) => eb.or([eb('state', 'not in', over), eb('refund_due_at', 'is not', null)]))
    .executeTakeFirstOrThrow();
  return count;
};

const ordersOf = async (tx: Tx, idUser: number) => {
  const { rows } = await sql<object>`
    select o.id, o.type, o.state, o.reason, o.total, o.placed_at, o.completed_at, o.reaction, o.quantity,
      case when o.id_buyer = ${idUser} then o.fields end as fields,
      case when o.id_buyer = ${idUser} then o.email end as email,
      (select jsonb_agg(jsonb_build_object('state', e.state, 'reason', e.reason, 'at', e.at) order by e.id)
        from order_event e where e.id_order = o.id) as history,
      (select to_jsonb(d) - 'id_order' from order_delivery d where d.id_order = o.id) as delivery,
      (select jsonb_agg(to_jsonb(p) - 'id_order' order by p.number) from order_pass p where p.id_order = o.id) as passes
    from orders o where ${idUser} in (o.id_buyer, o.id_talent) order by o.id`.execute(tx);
  return rows;
};

const wordsOf = async (
  tx: Tx,
  table: 'order_message' | 'order_problem' | 'order_redo' | 'order_device',
  idUser: number,
) => {
  const { rows } = await sql<object>`
    select w.* from ${sql.table(table)} w join orders o on o.id = w.id_order
    where ${idUser} in (o.id_buyer, o.id_talent) order by 1`.execute(tx);
  return rows;
};
