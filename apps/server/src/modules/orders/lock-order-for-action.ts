import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from './deps.ts';
import type { Order } from './order.ts';
import { lockOrder } from './orders.repo.ts';
import type { OrderContext, Role, Rule } from './rules.ts';

type Input<Some extends Order> = { idOrder: number; role: Role; idUser: number; may: Rule<Some> };

/**
 * Locks the order and returns it if it is the user's and the rule allows the action now. Refuses one that they may not
 * see like a missing one.
 */
export const lockOrderForAction = async <Some extends Order>(
  tx: Tx,
  { clock, reviewsOf }: Pick<Deps, 'clock' | 'reviewsOf'>,
  { idOrder, role, idUser, may }: Input<Some>,
): Promise<Some> => {
  const order = await lockOrder(tx, idOrder);
  const isTheirs = {
    buyer: order.idBuyer === idUser,
    talent: order.idTalent === idUser && order.shownToTalent,
    staff: true,
  };
  if (!isTheirs[role]) fail('pageNotFound');
  const about = {
    ...(await contextOf(tx, order)),
    score: (await reviewsOf(tx, [idOrder])).get(idOrder)?.createdAt ?? null,
  };
  return may(order, clock.now(), about) ? order : fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
};

const contextOf = async (tx: Tx, { id: idOrder, idTalent }: Order): Promise<Omit<OrderContext, 'score'>> => {
  const row = await tx
    .selectNoFrom((eb) => [
      eb.selectFrom('order_extension').select('asked_at').where('id_order', '=', idOrder).as('asked'),
      eb.selectFrom('order_extension').select('answer').where('id_order', '=', idOrder).as('extension'),
      eb.selectFrom('order_problem').select('opened_at').where('id_order', '=', idOrder).as('problem'),
      eb.selectFrom('order_problem').select('answer').where('id_order', '=', idOrder).as('answer'),
      eb.selectFrom('order_redo').select('asked_at').where('id_order', '=', idOrder).as('redo'),
      eb.selectFrom('order_redo').select('done_at').where('id_order', '=', idOrder).as('redone'),
      eb.selectFrom('users').select('status').where('id', '=', idTalent).as('talent'),
    ])
    .executeTakeFirstOrThrow();
  return {
    extension: row.asked && (row.extension ? 'answered' : 'asked'),
    problem: row.problem && (row.answer === null ? 'open' : 'answered'),
    redo: row.redo && (row.redone ? 'done' : 'asked'),
    talentLeft: row.talent === 'DEACTIVATED',
  };
};
