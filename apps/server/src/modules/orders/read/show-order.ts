import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import type { Tx } from '../../../platform/database/database.ts';
import type { KnownCaller } from '../../../platform/http/caller.ts';
import type { Deps } from '../deps.ts';
import { orderBehind } from '../links.ts';
import { actionsOf, type Role } from '../rules.ts';
import { type Around, aroundOrders } from './around-orders.ts';
import { deliveredOf, type Reading } from './delivered.ts';
import { aboutOf, charityOf, fieldsOf, momentOf, priceOf, shortDto } from './order.presenter.ts';
import { type ShownOrder, shownOrder } from './orders.queries.ts';

type Needed = Pick<Deps, 'database' | 'clock' | 'secrets' | 'privateFiles' | 'ledger'>;
type Reader = Pick<KnownCaller, 'idUser' | 'role'> & Reading;

/** For the two it is between, and for the staff. To everybody else there is no such order. */
export const showOrder =
  (deps: Needed) =>
  (reader: Reader, idOrder: number, language: Language): Promise<OrderDetail> =>
    deps.database.inTransaction(async (tx) => {
      const row = await shownOrder(tx, idOrder, language);
      const role = row && roleOf(row, reader);
      return role ? oneDto(tx, deps, row, role, reader) : fail('pageNotFound');
    });

/** Looks only: whoever holds the link reads, and logs in to act. */
export const readOrderLink =
  (deps: Needed) =>
  (token: string, reading: Reading, language: Language): Promise<OrderDetail> =>
    deps.database.inTransaction(async (tx) => {
      const row = (await shownOrder(tx, await orderBehind(tx, token), language)) ?? fail('pageNotFound');
      return { ...(await oneDto(tx, deps, row, 'buyer', reading)), can: [] };
    });

const roleOf = (row: ShownOrder, { idUser, role }: Reader): Role | null => {
  if (idUser === row.id_buyer) return 'buyer';
  if (idUser === row.id_talent && row.paid_at !== null) return 'talent';
  return role === 'ADMIN' ? 'staff' : null;
};

const oneDto = async (tx: Tx, deps: Needed, row: ShownOrder, role: Role, reading: Reading): Promise<OrderDetail> => {
  const around = (await aroundOrders(tx, deps, [row.id]))(row.id);
  // What is secret is the buyer's alone.
  const delivered = role === 'buyer' ? await deliveredOf(tx, deps, row, reading) : null;
  return detailDto(row, { role, now: deps.clock.now(), around, delivered });
};

type Rest = { role: Role; now: Date; around: Around; delivered: OrderDetail['delivered'] };

export const detailDto = (row: ShownOrder, { role, now, around, delivered }: Rest): OrderDetail => {
  return {
    ...shortDto(row, role, now),
    role,
    idProduct: row.id_product,
    quantity: row.quantity,
    variationName: row.variation_name,
    express: row.express,
    expressDeadline: momentOf(row.express_deadline_at),
    price: priceOf(row),
    charityShare: charityOf(row),
    fields: fieldsOf(row, role),
    keepHidden: row.keep_hidden,
    paidAt: momentOf(row.paid_at),
    deliveredAt: momentOf(row.delivered_at),
    completedAt: momentOf(row.completed_at),
    delivered,
    ...around,
    extension: row.extension_until && { until: row.extension_until.toISOString(), answer: row.extension_answer },
    redo: row.redo_reason === null ? null : { reason: row.redo_reason, done: row.redone_at !== null },
    problem: problemOf(row),
    reaction: row.reaction,
    score: row.score === null ? null : { score: row.score, text: row.score_text ?? '', reply: row.score_reply },
    can: actionsOf(role, row, now, aboutOf(row)),
  };
};

const problemOf = ({ problem_text: text, problem_answer: answer, problem_answer_by, problem_decide_by }: ShownOrder) =>
  text === null || !problem_answer_by || !problem_decide_by
    ? null
    : { text, answer, answerBy: problem_answer_by.toISOString(), decideBy: problem_decide_by.toISOString() };
