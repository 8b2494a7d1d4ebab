import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import type { Tx } from '../../../platform/database/database.ts';
import { messagingClosed } from '../after-sale/messaging-closed.ts';
import type { Deps } from '../deps.ts';
import { documentLinks } from '../documents/document-links.ts';
import { orderBehind } from '../links.ts';
import type { Order } from '../order.ts';
import type { OrderReview } from '../order-review.ts';
import { actionsOf, paidOutAtLatest, type Role } from '../rules.ts';
import { deliveredOf } from './delivered.ts';
import { aboutOf, charityOf, checkoutOf, fieldsOf, momentOf, priceOf, shortDto } from './order.presenter.ts';
import { type OrderActivity, readOrderActivity } from './order-activity.ts';
import { type ShownOrder, shownOrder } from './orders.queries.ts';
import { type Reader, roleOf } from './role-of.ts';

type UsedDeps = Pick<
  Deps,
  'database' | 'clock' | 'secrets' | 'privateFiles' | 'media' | 'ledger' | 'delivery' | 'certificates' | 'reviewsOf'
>;
type Device = { device: string | undefined };

/** For buyer, talent and staff. For everyone else the order does not exist. */
export const showOrder =
  (deps: UsedDeps) =>
  (reader: Reader & Device, idOrder: number, language: Language): Promise<OrderDetail> =>
    deps.database.inTransaction(async (tx) => {
      const shown = await shownOrder(tx, idOrder, language);
      const role = shown && roleOf(shown.order, reader);
      return role ? oneDto(tx, deps, shown, role, { ...reader, language }) : fail('pageNotFound');
    });

/** The holder of the link may name the guests and edit the request, and must log in for everything else. */
export const readOrderLink =
  (deps: UsedDeps) =>
  (token: string, { device }: Device, language: Language): Promise<OrderDetail> =>
    deps.database.inTransaction(async (tx) => {
      const shown = (await shownOrder(tx, await orderBehind(tx, token), language)) ?? fail('pageNotFound');
      const detail = await oneDto(tx, deps, shown, 'buyer', { device, language });
      const can = detail.can.filter((action) => action === 'nameGuests' || action === 'editRequest');
      return { ...detail, checkout: null, can, olderMessages: null };
    });

const oneDto = async (
  tx: Tx,
  deps: UsedDeps,
  shown: ShownOrder,
  role: Role,
  { device, language }: Device & { language: Language },
): Promise<OrderDetail> => {
  const { order } = shown;
  const activity = (await readOrderActivity(tx, deps, [order]))(order, role);
  const delivered = await deliveredFor(tx, deps, shown, role, device);
  const closed = await closedFor(tx, deps, order, role);
  const certificates = await deps.certificates.ofOrder(tx, order.id);
  const isFramed = delivered?.kind === 'image' && certificates[0]?.state === 'valid';
  const documents = role === 'buyer' ? documentLinks(deps, order, { language, isFramed }) : null;
  return detailDto(deps, shown, { role, activity, delivered, documents, certificates, messagingClosed: closed });
};

const notSecret = new Set<string>(['image', 'video', 'parcel', 'answer']);

/** The talent sees what they delivered, and staff what a problem is about. Only the buyer sees codes and secret links. */
const deliveredFor = async (tx: Tx, deps: UsedDeps, shown: ShownOrder, role: Role, device: string | undefined) => {
  if (role === 'staff' && !shown.problem) return null;
  const delivered = await deliveredOf(tx, deps, shown, device);
  return role === 'buyer' || (delivered && notSecret.has(delivered.kind)) ? delivered : null;
};

const closedFor = async (tx: Tx, { clock }: UsedDeps, { idBuyer, idTalent }: Order, role: Role) => {
  if (role === 'staff') return null;
  const [idUser, idPartner] = role === 'buyer' ? [idBuyer, idTalent] : [idTalent, idBuyer];
  return (await messagingClosed(tx, { idUser, idPartner, now: clock.now() }))?.why ?? null;
};

type Rest = { role: Role; activity: OrderActivity } & Pick<
  OrderDetail,
  'delivered' | 'documents' | 'certificates' | 'messagingClosed'
>;

export const detailDto = async (
  deps: Pick<UsedDeps, 'clock' | 'delivery'>,
  shown: ShownOrder,
  { role, activity: { review, ...activity }, delivered, documents, certificates, messagingClosed: closed }: Rest,
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
    dateCancelled: variation.isCancelled,
    moved: order.moved && { from: order.moved.from.toISOString(), refundUntil: order.moved.refundUntil.toISOString() },
    price: priceOf(order),
    charityShare: charityOf(shown),
    fields: await withAddress(deps, order, fieldsOf(order, role)),
    talentLanguages: [...talent.languages],
    requestEditedAt: momentOf(order.requestEditedAt),
    begunAt: momentOf(order.begunAt),
    keepHidden: order.keepHidden,
    paidAt: momentOf(order.paidAt),
    deliveredAt: momentOf(order.deliveredAt),
    completedAt: momentOf(order.completedAt),
    shippedAt: momentOf(order.shippedAt),
    receivedAt: momentOf(order.receivedAt),
    paidOutAt: momentOf(paidOutAtLatest(order)),
    delivered,
    documents,
    certificates,
    ...activity,
    messagingClosed: closed,
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

/** A destination is stored with the carrier's ids; readers see names. */
const withAddress = async (
  { delivery }: Pick<UsedDeps, 'delivery'>,
  { fields: { delivery: destination }, language }: Order,
  fields: OrderDetail['fields'],
) => {
  if (!destination) return fields;
  const value = await delivery.describe(destination, language);
  return fields.map((field) => (field.name === 'delivery' ? { ...field, value } : field));
};

const scoreDto = ({ createdAt, ...score }: OrderReview) => score;
