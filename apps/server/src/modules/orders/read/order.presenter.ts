import { cents } from '@stagedoor/contract/money';
import { ruleOf, wireType } from '@stagedoor/contract/product-types';
import type { OrderShort } from '@stagedoor/contract/schemas/order';
import { mediaLink } from '../../media/index.ts';
import type { Order } from '../order.ts';
import type { OrderReview } from '../order-review.ts';
import { actionsOf, needsThem, type OrderContext, type Role } from '../rules.ts';
import type { ShownOrder } from './orders.queries.ts';

export const aboutOf = (
  { extension, problem, redo, talent }: ShownOrder,
  review: OrderReview | null,
): OrderContext => ({
  extension: extension && (extension.answer === null ? 'asked' : 'answered'),
  problem: problem && (problem.answer === null ? 'open' : 'answered'),
  redo: redo && (redo.doneAt ? 'done' : 'asked'),
  score: review?.createdAt ?? null,
  talentLeft: talent.status === 'DEACTIVATED',
});

export const momentOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export const charityOf = ({ order: { fund }, fundName }: ShownOrder) =>
  fund && { idCharityFund: fund.idFund, name: fundName ?? '', percent: fund.percent };

const partnerOf = ({ order, buyer, talent }: ShownOrder, role: Role) => {
  const [idUser, partner] = role === 'buyer' ? [order.idTalent, talent] : [order.idBuyer, buyer];
  return { idUser, name: partner.name, imageLink: mediaLink(partner.image), nickname: partner.nickname };
};

export const productTypeOf = ({ type, fund }: Order) => wireType(type, fund !== null);

export const shortDto = (shown: ShownOrder, role: Role, now: Date): OrderShort => {
  const { order, product } = shown;
  return {
    idOrder: order.id,
    state: order.state,
    productType: productTypeOf(order),
    productName: product.name,
    imageLink: mediaLink(product.image),
    partner: partnerOf(shown, role),
    total: order.price.total,
    returned: cents(order.returned + order.restReturned),
    youReceive: role === 'buyer' ? null : order.shares.talent,
    placedAt: order.placedAt.toISOString(),
    deadline: momentOf(order.deadlineAt),
    expressDeadline: momentOf(order.expressDeadlineAt),
    answerBy: momentOf(shown.problem?.answerBy ?? null),
    timeZone: ruleOf(order.type).deadline === 'takesPlace' ? product.timeZone : null,
    // A review does not affect it.
    needsYou: needsThem(actionsOf(role, order, now, aboutOf(shown, null))),
  };
};

const words = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).filter(Boolean).join(', ') : String(value ?? '');

// The talent sees the buyer's phone number only for parcels.
const unseen = new Set(['phone']);

export const fieldsOf = ({ fields, type }: Order, role: Role) =>
  Object.entries(fields)
    .filter(([name, value]) => words(value) !== '' && (role !== 'talent' || !unseen.has(name) || type === 'PHYSICAL'))
    .map(([name, value]) => ({ name, value: words(value) }));

/** Where the buyer continues to pay. */
export const checkoutOf = ({ idPayment }: Order): string | null =>
  idPayment === null ? null : `/redirect/stripe-checkout?si=${idPayment}`;

export const priceOf = ({ price, shares, fromWallet }: Order) => ({ ...price, ...shares, fromWallet });
