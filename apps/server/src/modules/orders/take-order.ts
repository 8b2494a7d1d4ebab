import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from './deps.ts';
import type { Order } from './order.ts';
import { lockOrder } from './orders.repo.ts';
import type { Circumstances, Role, Rule } from './rules.ts';

type Wish<Some extends Order> = { idOrder: number; role: Role; idUser: number; may: Rule<Some> };

/** The order, locked, if it is theirs and the rule allows it now. One that they are not shown looks like none at all. */
export const takeOrder = async <Some extends Order>(
  tx: Tx,
  { clock, reviewsOf }: Pick<Deps, 'clock' | 'reviewsOf'>,
  { idOrder, role, idUser, may }: Wish<Some>,
): Promise<Some> => {
  const order = await lockOrder(tx, idOrder);
  const isTheirs = {
    buyer: order.idBuyer === idUser,
    talent: order.idTalent === idUser && order.shownToTalent,
    staff: true,
  };
  if (!isTheirs[role]) fail('pageNotFound');
  const about = {
    ...(await circumstancesOf(tx, order)),
    score: (await reviewsOf(tx, [idOrder])).get(idOrder)?.createdAt ?? null,
  };
  return may(order, clock.now(), about) ? order : fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
};

const circumstancesOf = async (tx: Tx, { id: idOrder, idTalent }: Order): Promise<Omit<Circumstances, 'score'>> => {
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
