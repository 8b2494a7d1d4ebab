import { fail } from '@stagedoor/contract/errors';
import type { OrderAction } from '@stagedoor/contract/schemas/order';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from './deps.ts';
import { lockOrder, type Order } from './orders.repo.ts';
import { actionsOf, type Circumstances, type Role } from './rules.ts';

type Wish = { idOrder: number; role: Role; idUser: number; action: OrderAction; orElse?: OrderAction };

/** The order, locked, if it is theirs and the rules allow it now. One that they are not shown looks like none at all. */
export const takeOrder = async (
  tx: Tx,
  { clock, reviewsOf }: Pick<Deps, 'clock' | 'reviewsOf'>,
  { idOrder, role, idUser, action, orElse }: Wish,
): Promise<Order> => {
  const order = await lockOrder(tx, idOrder);
  const isTheirs = {
    buyer: order.id_buyer === idUser,
    talent: order.id_talent === idUser && order.shown_to_talent,
    staff: true,
  };
  if (!isTheirs[role]) fail('pageNotFound');
  const about = {
    ...(await circumstancesOf(tx, order)),
    score: (await reviewsOf(tx, [idOrder])).get(idOrder)?.createdAt ?? null,
  };
  const allowed = actionsOf(role, order, clock.now(), about);
  return allowed.includes(action) || (orElse && allowed.includes(orElse))
    ? order
    : fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
};

const circumstancesOf = async (tx: Tx, { id: idOrder, id_talent }: Order): Promise<Omit<Circumstances, 'score'>> => {
  const row = await tx
    .selectNoFrom((eb) => [
      eb.selectFrom('order_extension').select('asked_at').where('id_order', '=', idOrder).as('asked'),
      eb.selectFrom('order_extension').select('answer').where('id_order', '=', idOrder).as('extension'),
      eb.selectFrom('order_problem').select('opened_at').where('id_order', '=', idOrder).as('problem'),
      eb.selectFrom('order_problem').select('answer').where('id_order', '=', idOrder).as('answer'),
      eb.selectFrom('order_redo').select('asked_at').where('id_order', '=', idOrder).as('redo'),
      eb.selectFrom('order_redo').select('done_at').where('id_order', '=', idOrder).as('redone'),
      eb.selectFrom('users').select('status').where('id', '=', id_talent).as('talent'),
    ])
    .executeTakeFirstOrThrow();
  return {
    extension: row.asked && (row.extension ? 'answered' : 'asked'),
    problem: row.problem && (row.answer === null ? 'open' : 'answered'),
    redo: row.redo && (row.redone ? 'done' : 'asked'),
    talentLeft: row.talent === 'DEACTIVATED',
  };
};
