import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { orderBehind } from '../links.ts';
import type { Order } from '../order.ts';
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
      const shown = await shownOrder(tx, idOrder, language);
      const role = shown && roleOf(shown.order, reader);
      return role ? oneDto(tx, deps, shown, role, reader) : fail('pageNotFound');
    });

/** Looks only: whoever holds the link reads, and logs in to act. */
export const readOrderLink =
  (deps: Needed) =>
  (token: string, { device }: Device, language: Language): Promise<OrderDetail> =>
    deps.database.inTransaction(async (tx) => {
      const shown = (await shownOrder(tx, await orderBehind(tx, token), language)) ?? fail('pageNotFound');
      return { ...(await oneDto(tx, deps, shown, 'buyer', { device })), checkout: null, can: [], olderMessages: null };
    });

const oneDto = async (
  tx: Tx,
  deps: Needed,
  shown: ShownOrder,
  role: Role,
  { device }: Device,
): Promise<OrderDetail> => {
  const { order } = shown;
  const around = (await aroundOrders(tx, deps, [order]))(order, role);
  // What is secret is the buyer's alone.
  const delivered = role === 'buyer' ? await deliveredOf(tx, deps, shown, device) : null;
  return detailDto(deps, shown, { role, around, delivered, talkClosed: await closedFor(tx, deps, order, role) });
};

const closedFor = async (tx: Tx, { clock }: Needed, { idBuyer, idTalent }: Order, role: Role) => {
  if (role === 'staff') return null;
  const [idUser, idPartner] = role === 'buyer' ? [idBuyer, idTalent] : [idTalent, idBuyer];
  return (await talkClosed(tx, { idUser, idPartner, now: clock.now() }))?.why ?? null;
};

type Rest = { role: Role; around: Around } & Pick<OrderDetail, 'delivered' | 'talkClosed'>;

export const detailDto = async (
  deps: Pick<Needed, 'clock' | 'delivery'>,
  shown: ShownOrder,
  { role, around: { review, ...around }, delivered, talkClosed: closed }: Rest,
): Promise<OrderDetail> => {
  const now = deps.clock.now();
  const { order, talent, variation, extension, redo, problem } = shown;
  const allowed = actionsOf(role, order, now, aboutOf(shown, review));
  const can = allowed.filter((action) => action !== 'write' || closed === null);
  return {
    ...shortDto(shown, role, now),
    role,
    talentName: talent.name,
    idProduct: order.idProduct,
    quantity: order.quantity,
    variationName: variation.name,
    express: order.express,
    expressDeadline: momentOf(order.expressDeadlineAt),
    price: priceOf(order),
    charityShare: charityOf(shown),
    fields: await withAddress(deps, order, fieldsOf(order, role)),
    keepHidden: order.keepHidden,
    paidAt: momentOf(order.paidAt),
    deliveredAt: momentOf(order.deliveredAt),
    completedAt: momentOf(order.completedAt),
    delivered,
    ...around,
    talkClosed: closed,
    extension: extension && { ...extension, until: extension.until.toISOString() },
    redo: redo && { reason: redo.reason, done: redo.doneAt !== null },
    problem: problem && {
      ...problem,
      answerBy: problem.answerBy.toISOString(),
      decideBy: problem.decideBy.toISOString(),
    },
    reaction: order.reaction,
    score: review && scoreDto(review),
    checkout: can.includes('pay') ? checkoutOf(order) : null,
    can,
  };
};

/** A parcel's way is stored by the carrier's ids; people read names. */
const withAddress = async (
  { delivery }: Pick<Needed, 'delivery'>,
  { fields: { delivery: destination }, language }: Order,
  said: OrderDetail['fields'],
) => {
  if (!destination) return said;
  const value = await delivery.describe(destination, language);
  return said.map((field) => (field.name === 'delivery' ? { ...field, value } : field));
};

const scoreDto = ({ createdAt, ...score }: OrderReview) => score;
