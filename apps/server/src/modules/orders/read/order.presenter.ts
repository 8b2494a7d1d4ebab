import { cents } from '@stagedoor/contract/money';
import { wireType } from '@stagedoor/contract/product-types';
import type { OrderShort } from '@stagedoor/contract/schemas/order';
import { mediaLink } from '../../media/index.ts';
import type { OrderReview } from '../order-review.ts';
import { actionsOf, type Circumstances, needsThem, type Role } from '../rules.ts';
import type { ShownOrder } from './orders.queries.ts';

export const aboutOf = (row: ShownOrder, review: OrderReview | null): Circumstances => ({
  extension: row.extension_until && (row.extension_answer === null ? 'asked' : 'answered'),
  problem: row.problem_text === null ? null : row.problem_answer === null ? 'open' : 'answered',
  redo: row.redo_reason === null ? null : row.redone_at ? 'done' : 'asked',
  score: review?.createdAt ?? null,
  talentLeft: row.talent_status === 'DEACTIVATED',
});

export const momentOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export const charityOf = ({ id_fund, fund_name, charity_percent }: ShownOrder) =>
  id_fund === null ? null : { idCharityFund: id_fund, name: fund_name ?? '', percent: charity_percent };

const partnerOf = (row: ShownOrder, role: Role) =>
  role === 'buyer'
    ? {
        idUser: row.id_talent,
        name: row.talent_name,
        imageLink: mediaLink(row.talent_image),
        nickname: row.talent_nickname,
      }
    : {
        idUser: row.id_buyer,
        name: row.buyer_name,
        imageLink: mediaLink(row.buyer_image),
        nickname: row.buyer_nickname,
      };

export const shortDto = (row: ShownOrder, role: Role, now: Date): OrderShort => ({
  idOrder: row.id,
  state: row.state,
  productType: wireType(row.type, row.id_fund !== null),
  productName: row.product_name,
  imageLink: mediaLink(row.id_image),
  partner: partnerOf(row, role),
  total: cents(row.total),
  youReceive: role === 'buyer' ? null : cents(row.talent),
  placedAt: row.placed_at.toISOString(),
  deadline: momentOf(row.deadline_at),
  // Whether there is a review changes nothing about it.
  needsYou: needsThem(actionsOf(role, row, now, aboutOf(row, null))),
});

const words = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).filter(Boolean).join(', ') : String(value ?? '');

// Between the two of them: how to reach the buyer is nobody's business but ours.
const unseen = new Set(['phone']);

export const fieldsOf = (row: ShownOrder, role: Role) =>
  Object.entries(row.fields as Record<string, unknown>)
    .filter(
      ([name, value]) => words(value) !== '' && (role !== 'talent' || !unseen.has(name) || row.type === 'PHYSICAL'),
    )
    .map(([name, value]) => ({ name, value: words(value) }));

/** Where they go on paying. */
export const checkoutOf = ({ id_payment: si }: ShownOrder): string | null =>
  si === null ? null : `/redirect/stripe-checkout?si=${si}`;

export const priceOf = (row: ShownOrder) => ({
  unitPrice: cents(row.unit_price),
  subtotal: cents(row.subtotal),
  discount: cents(row.discount),
  delivery: cents(row.delivery),
  expressSurcharge: cents(row.express_surcharge),
  total: cents(row.total),
  charity: cents(row.charity),
  platform: cents(row.platform),
  talent: cents(row.talent),
  fromWallet: cents(row.from_wallet),
});
