import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { Destination } from '@stagedoor/contract/schemas/delivery';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { orderBehind } from '../links.ts';
import type { OrderReview } from '../order-review.ts';
import { actionsOf, type Role } from '../rules.ts';
import { talkClosed } from '../talk/talk-closed.ts';
import { type Around, aroundOrders } from './around-orders.ts';
import { deliveredOf } from './delivered.ts';
import { aboutOf, charityOf, checkoutOf, fieldsOf, momentOf, priceOf, shortDto } from './order.presenter.ts';
import { type ShownOrder, shownOrder } from './orders.queries.ts';
import { type Reader, roleOf } from './role-of.ts';

type Needed = Pick<
  Deps,
  'database' | 'clock' | 'secrets' | 'privateFiles' | 'media' | 'ledger' | 'delivery' | 'reviewsOf'
>;
type Device = { device: string | undefined };

/** For the two it is between, and for the staff. To everybody else there is no such order. */
export const showOrder =
  (deps: Needed) =>
  (reader: Reader & Device, idOrder: number, language: Language): Promise<OrderDetail> =>
    deps.database.inTransaction(async (tx) => {
      const row = await shownOrder(tx, idOrder, language);
      const role = row && roleOf(row, reader);
      return role ? oneDto(tx, deps, row, role, reader) : fail('pageNotFound');
    });

/** Looks only: whoever holds the link reads, and logs in to act. */
export const readOrderLink =
  (deps: Needed) =>
  (token: string, { device }: Device, language: Language): Promise<OrderDetail> =>
    deps.database.inTransaction(async (tx) => {
      const row = (await shownOrder(tx, await orderBehind(tx, token), language)) ?? fail('pageNotFound');
      return { ...(await oneDto(tx, deps, row, 'buyer', { device })), checkout: null, can: [], olderMessages: null };
    });

const oneDto = async (tx: Tx, deps: Needed, row: ShownOrder, role: Role, { device }: Device): Promise<OrderDetail> => {
  const around = (await aroundOrders(tx, deps, [row]))(row, role);
  // What is secret is the buyer's alone.
  const delivered = role === 'buyer' ? await deliveredOf(tx, deps, row, device) : null;
  return detailDto(deps, row, { role, around, delivered, talkClosed: await closedFor(tx, deps, row, role) });
};

const closedFor = async (tx: Tx, { clock }: Needed, { id_buyer: buyer, id_talent: talent }: ShownOrder, role: Role) => {
  if (role === 'staff') return null;
  const [idUser, idPartner] = role === 'buyer' ? [buyer, talent] : [talent, buyer];
  return (await talkClosed(tx, { idUser, idPartner, now: clock.now() }))?.why ?? null;
};

type Rest = { role: Role; around: Around } & Pick<OrderDetail, 'delivered' | 'talkClosed'>;

export const detailDto = async (
  deps: Pick<Needed, 'clock' | 'delivery'>,
  row: ShownOrder,
  { role, around: { review, ...around }, delivered, talkClosed: closed }: Rest,
): Promise<OrderDetail> => {
  const now = deps.clock.now();
  const can = actionsOf(role, row, now, aboutOf(row, review)).filter((action) => action !== 'write' || closed === null);
  return {
    ...shortDto(row, role, now),
    role,
    talentName: row.talent_name,
    idProduct: row.id_product,
    quantity: row.quantity,
    variationName: row.variation_name,
    express: row.express,
    expressDeadline: momentOf(row.express_deadline_at),
    price: priceOf(row),
    charityShare: charityOf(row),
    fields: await withAddress(deps, row, fieldsOf(row, role)),
    keepHidden: row.keep_hidden,
    paidAt: momentOf(row.paid_at),
    deliveredAt: momentOf(row.delivered_at),
    completedAt: momentOf(row.completed_at),
    delivered,
    ...around,
    talkClosed: closed,
    extension: row.extension_until && { until: row.extension_until.toISOString(), answer: row.extension_answer },
    redo: row.redo_reason === null ? null : { reason: row.redo_reason, done: row.redone_at !== null },
    problem: problemOf(row),
    reaction: row.reaction,
    score: review && scoreDto(review),
    checkout: can.includes('pay') ? checkoutOf(row) : null,
    can,
  };
};

/** A parcel's way is stored by the carrier's ids; people read names. */
const withAddress = async (
  { delivery }: Pick<Needed, 'delivery'>,
  { fields, language }: ShownOrder,
  said: OrderDetail['fields'],
) => {
  const { delivery: destination } = fields as { delivery?: Destination };
  if (!destination) return said;
  const value = await delivery.describe(destination, language);
  return said.map((field) => (field.name === 'delivery' ? { ...field, value } : field));
};

const problemOf = ({ problem_text: text, problem_answer: answer, problem_answer_by, problem_decide_by }: ShownOrder) =>
  text === null || !problem_answer_by || !problem_decide_by
    ? null
    : { text, answer, answerBy: problem_answer_by.toISOString(), decideBy: problem_decide_by.toISOString() };

const scoreDto = ({ createdAt, ...score }: OrderReview) => score;
