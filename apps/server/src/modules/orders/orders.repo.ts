import { fail } from '@stagedoor/contract/errors';
import { cents } from '@stagedoor/contract/money';
import type { OrderState } from '@stagedoor/contract/schemas/order';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Orders } from '../../platform/database/schema.gen.ts';
import {
  type Actor,
  type NewOrder,
  noDates,
  type Opening,
  type OpenOrder,
  type Order,
  type OrderChange,
  type OrderFields,
  type OrderIn,
  type Progress,
  type Terms,
} from './order.ts';

/** The purpose of its payments. */
export const purpose = 'order';

export type OrderRow = Selectable<Orders>;

export const orderOf = (row: OrderRow): Order => ({ ...termsOf(row), ...progressOf(row) });

const termsOf = (row: OrderRow): Terms => ({
  id: row.id,
  receipt: row.receipt,
  ...partiesOf(row),
  ...itemOf(row),
  ...moneyOf(row),
  moved: row.moved_from && row.refund_until && { from: row.moved_from, refundUntil: row.refund_until },
  begunAt: row.begun_at,
  requestEditedAt: row.request_edited_at,
  keepHidden: row.keep_hidden,
  reaction: row.reaction,
  shippedAt: row.shipped_at,
  receivedAt: row.received_at,
  checkedIn: row.checked_in,
  placedAt: row.placed_at,
  payBy: row.pay_by,
  movedAt: row.moved_at,
  reason: row.reason,
});

const partiesOf = (row: OrderRow) => ({
  idBuyer: row.id_buyer,
  buyerKind: row.buyer,
  email: row.email,
  language: row.language,
  idTalent: row.id_talent,
  shownToTalent: row.shown_to_talent,
});

const itemOf = (row: OrderRow) => ({
  forMembers: row.for_members,
  type: row.type,
  idProduct: row.id_product,
  idVariation: row.id_variation,
  idPack: row.id_pack,
  quantity: row.quantity,
  express: row.express,
  promoCode: row.promo_code,
  holdRef: row.hold_ref,
  fields: row.fields as OrderFields,
});

const moneyOf = (row: OrderRow) => ({
  price: {
    unitPrice: cents(row.unit_price),
    subtotal: cents(row.subtotal),
    discount: cents(row.discount),
    delivery: cents(row.delivery),
    expressSurcharge: cents(row.express_surcharge),
    total: cents(row.total),
  },
  shares: { charity: cents(row.charity), platform: cents(row.platform), talent: cents(row.talent) },
  feePercent: row.fee_percent,
  fund: row.id_fund === null ? null : { idFund: row.id_fund, percent: row.charity_percent },
  fromWallet: cents(row.from_wallet),
  idPayment: row.id_payment,
  toWallet: row.to_wallet,
  returned: cents(row.returned),
  drawn: cents(row.drawn),
  restReturned: cents(row.rest_returned),
});

const progressOf = (row: OrderRow): Progress => {
  const { state } = row;
  switch (state) {
    case 'awaitingPayment':
      return { ...noDates, state };
    case 'expired':
      return row.paid_at === null
        ? { ...noDates, state }
        : { ...noDates, state, ...startedIn(row), refundDueAt: row.refund_due_at, donatedAt: row.donated_at };
    case 'completed':
      return { ...noDates, state, ...doneIn(row) };
    case 'disputed':
      return row.completed_at === null
        ? { ...noDates, state, ...startedIn(row) }
        : { ...noDates, state, ...doneIn(row) };
    case 'refunded': {
      const { deadline_at: deadlineAt, delivered_at: deliveredAt, completed_at: completedAt } = row;
      return { ...noDates, state, ...paidIn(row), deadlineAt, deliveredAt, completedAt };
    }
    default:
      return { ...noDates, state, ...startedIn(row) };
  }
};

const paidIn = (row: OrderRow) => ({ paidAt: dateIn(row, 'paid_at'), expressDeadlineAt: row.express_deadline_at });
const startedIn = (row: OrderRow) => ({ ...paidIn(row), deadlineAt: dateIn(row, 'deadline_at') });
const doneIn = (row: OrderRow) => ({
  ...paidIn(row),
  deadlineAt: row.deadline_at,
  deliveredAt: dateIn(row, 'delivered_at'),
  completedAt: dateIn(row, 'completed_at'),
});

/** The constraint `orders_dates` requires the dates of each state. */
const dateIn = (row: OrderRow, column: 'paid_at' | 'deadline_at' | 'delivered_at' | 'completed_at'): Date => {
  const date = row[column];
  if (date === null) throw new Error(`order ${row.id} is ${row.state}: expected ${column}, found null`);
  return date;
};

const newRow = (order: NewOrder): Insertable<Orders> => ({
  receipt: order.receipt,
  id_buyer: order.idBuyer,
  buyer: order.buyerKind,
  email: order.email,
  language: order.language,
  id_talent: order.idTalent,
  type: order.type,
  for_members: order.forMembers,
  id_product: order.idProduct,
  id_variation: order.idVariation,
  quantity: order.quantity,
  express: order.express,
  promo_code: order.promoCode,
  hold_ref: order.holdRef,
  fields: JSON.stringify(order.fields),
  keep_hidden: order.keepHidden,
  unit_price: order.price.unitPrice,
  subtotal: order.price.subtotal,
  discount: order.price.discount,
  delivery: order.price.delivery,
  express_surcharge: order.price.expressSurcharge,
  total: order.price.total,
  ...order.shares,
  fee_version: order.feeVersion,
  fee_percent: order.feePercent,
  id_fund: order.fund?.idFund ?? null,
  charity_percent: order.fund?.percent ?? 0,
  from_wallet: order.fromWallet,
  id_payment: order.idPayment,
  agreed_price: order.agreedPrice,
  id_pack: order.idPack,
  placed_by: order.placedBy,
  terms_version: order.termsVersion,
  actor: order.placedBy,
  placed_at: order.placedAt,
  pay_by: order.payBy,
  moved_at: order.placedAt,
});

/** Omitted properties stay unchanged. */
const changedColumns = ({ shares, fields, ...change }: OrderChange): Updateable<Orders> => ({
  ...shares,
  ...(fields && { fields: JSON.stringify(fields) }),
  begun_at: change.begunAt,
  request_edited_at: change.requestEditedAt,
  hold_ref: change.holdRef,
  id_payment: change.idPayment,
  to_wallet: change.toWallet,
  keep_hidden: change.keepHidden,
  reaction: change.reaction,
  shipped_at: change.shippedAt,
  received_at: change.receivedAt,
  checked_in: change.checkedIn,
  moved_from: change.moved?.from,
  refund_until: change.moved?.refundUntil,
  returned: change.returned,
  drawn: change.drawn,
  rest_returned: change.restReturned,
  paid_at: change.paidAt,
  deadline_at: change.deadlineAt,
  refund_due_at: change.refundDueAt,
  donated_at: change.donatedAt,
  delivered_at: change.deliveredAt,
  completed_at: change.completedAt,
});

type NewlyPlaced = OrderIn<'awaitingPayment'> | OpenOrder;

/** With an `opening`, the order is paid and starts as it is inserted; without one, it awaits payment. */
export const insertOrder = async (tx: Tx, order: NewOrder, opening: Opening | null): Promise<NewlyPlaced> => {
  const columns = { ...newRow(order), ...(opening && openingColumns(opening)) };
  const row = await tx.insertInto('orders').values(columns).returningAll().executeTakeFirstOrThrow();
  return opening
    ? { ...termsOf(row), ...noDates, ...opening }
    : { ...termsOf(row), ...noDates, state: 'awaitingPayment' };
};

const openingColumns = ({ state, paidAt, deadlineAt, expressDeadlineAt }: Opening) => ({
  state,
  actor: 'system' as const,
  paid_at: paidAt,
  moved_at: paidAt,
  deadline_at: deadlineAt,
  express_deadline_at: expressDeadlineAt,
});

export const findOrder = async (tx: Tx, id: number): Promise<Order> => {
  const row = await tx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? orderOf(row) : fail('pageNotFound');
};

/** Every change locks the order's row, so that a concurrent one sees its result. */
export const lockOrder = async (tx: Tx, id: number): Promise<Order> =>
  (await lockIfThere(tx, id)) ?? fail('pageNotFound');

type Named = { purpose: string; ref: string };

/** The order that a payment is for; undefined when it is for something else. */
export const lockPaidFor = (tx: Tx, named: Named): Promise<Order | undefined> =>
  lockIfThere(tx, named.purpose === purpose && /^\d{1,15}$/.test(named.ref) ? Number(named.ref) : 0);

const lockIfThere = async (tx: Tx, id: number): Promise<Order | undefined> => {
  const row = await tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && orderOf(row);
};

export const changeOrder = (tx: Tx, { id }: Order, change: OrderChange): Promise<Order> =>
  update(tx, id, changedColumns(change));

export type Move = { to: OrderState; actor: Actor; at: Date; reason?: string };

/** The database refuses transitions that are not in `order_edge`, and records who did it, why and when. */
export const moveOrder = (tx: Tx, { id }: Order, move: Move, change: OrderChange = {}): Promise<Order> => {
  const { to: state, actor, at, reason = null } = move;
  return update(tx, id, { ...changedColumns(change), state, actor, reason, moved_at: at });
};

const update = async (tx: Tx, id: number, columns: Updateable<Orders>): Promise<Order> =>
  orderOf(await tx.updateTable('orders').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow());
