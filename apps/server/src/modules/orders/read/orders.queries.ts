import type { Language } from '@stagedoor/contract/limits';
import type { ProblemKind } from '@stagedoor/contract/order-words';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { opaqueParam } from '../../../platform/database/read.ts';
import type { UserStatus } from '../../../platform/database/schema.gen.ts';
import type { Order } from '../order.ts';
import { type OrderRow, orderOf } from '../orders.repo.ts';

type ShownRow = OrderRow & {
  product_name: string;
  id_image: string | null;
  place: string | null;
  time_zone: string;
  variation_name: string | null;
  starts_at: Date | null;
  cancelled_at: Date | null;
  fund_name: string | null;
  buyer_name: string;
  buyer_image: string | null;
  buyer_nickname: string | null;
  talent_name: string;
  talent_image: string | null;
  talent_nickname: string | null;
  talent_status: UserStatus;
  talent_languages: string[] | null;
  extension_until: Date | null;
  extension_answer: 'agreed' | 'refused' | null;
  redo_reason: string | null;
  redone_at: Date | null;
  problem_kind: ProblemKind | null;
  problem_text: string | null;
  problem_answer: string | null;
  problem_answer_by: Date | null;
  problem_decide_by: Date | null;
};

type Person = { name: string; image: string | null; nickname: string | null };

/** An order with everything that screens show around it, in one language. */
export type ShownOrder = {
  order: Order;
  product: { name: string; image: string | null; place: string | null; timeZone: string };
  variation: { name: string | null; startsAt: Date | null; isCancelled: boolean };
  fundName: string | null;
  buyer: Person;
  talent: Person & { status: UserStatus; languages: readonly string[] };
  extension: { until: Date; answer: 'agreed' | 'refused' | null } | null;
  redo: { reason: string; doneAt: Date | null } | null;
  problem: { kind: ProblemKind; text: string; answer: string | null; answerBy: Date; decideBy: Date } | null;
};

const shownOf = (row: ShownRow): ShownOrder => ({
  order: orderOf(row),
  product: { name: row.product_name, image: row.id_image, place: row.place, timeZone: row.time_zone },
  variation: { name: row.variation_name, startsAt: row.starts_at, isCancelled: row.cancelled_at !== null },
  fundName: row.fund_name,
  buyer: { name: row.buyer_name, image: row.buyer_image, nickname: row.buyer_nickname },
  talent: {
    name: row.talent_name,
    image: row.talent_image,
    nickname: row.talent_nickname,
    status: row.talent_status,
    languages: row.talent_languages ?? [],
  },
  extension: row.extension_until && { until: row.extension_until, answer: row.extension_answer },
  redo: row.redo_reason === null ? null : { reason: row.redo_reason, doneAt: row.redone_at },
  problem: problemOf(row),
});

const problemOf = (row: ShownRow): ShownOrder['problem'] => {
  const { problem_kind: kind, problem_text: text, problem_answer: answer } = row;
  const { problem_answer_by: answerBy, problem_decide_by: decideBy } = row;
  return kind === null || text === null || answerBy === null || decideBy === null
    ? null
    : { kind, text, answer, answerBy, decideBy };
};

/**
 * Ten tables, each joined by key. Without this the planner would try every other join order, which takes ten times as
 * long as reading an order.
 */
const joinAsWritten = (tx: Tx) => sql`set local join_collapse_limit = 1`.execute(tx);

const shown = (tx: Tx, language: Language) => {
  const localized = (column: string) => sql<string>`${sql.ref(column)} ->> ${language}::text`;
  return tx
    .selectFrom('orders')
    .innerJoin('product', 'product.id', 'orders.id_product')
    .innerJoin('variation', 'variation.id', 'orders.id_variation')
    .innerJoin('users as buyer', 'buyer.id', 'orders.id_buyer')
    .innerJoin('users as seller', 'seller.id', 'orders.id_talent')
    .leftJoin('talent', 'talent.id_user', 'orders.id_talent')
    .leftJoin('charity_fund', 'charity_fund.id', 'orders.id_fund')
    .leftJoin('order_extension', 'order_extension.id_order', 'orders.id')
    .leftJoin('order_problem', 'order_problem.id_order', 'orders.id')
    .leftJoin('order_redo', 'order_redo.id_order', 'orders.id')
    .selectAll('orders')
    .select([
      'product.id_image',
      'product.time_zone',
      'variation.starts_at',
      'variation.cancelled_at',
      'buyer.name as buyer_name',
      'buyer.id_image as buyer_image',
    ])
    .select(['buyer.nickname as buyer_nickname', 'seller.id_image as talent_image'])
    .select([
      'seller.nickname as talent_nickname',
      'seller.status as talent_status',
      'talent.languages as talent_languages',
    ])
    .select('order_extension.until as extension_until')
    .select(['order_extension.answer as extension_answer', 'order_problem.text as problem_text'])
    .select(['order_problem.answer as problem_answer', 'order_problem.answer_by as problem_answer_by'])
    .select(['order_problem.decide_by as problem_decide_by', 'order_problem.kind as problem_kind'])
    .select(['order_redo.reason as redo_reason', 'order_redo.done_at as redone_at'])
    .select([
      localized('product.name').as('product_name'),
      localized('product.place').as('place'),
      sql<string>`coalesce(${localized('variation.name')}, variation.size)`.as('variation_name'),
      localized('charity_fund.name').as('fund_name'),
      sql<string>`coalesce(${localized('talent.names')}, seller.name)`.as('talent_name'),
    ])
    .$castTo<ShownRow>();
};

/** The existing ones, in the order of the ids. */
export const shownOrders = async (tx: Tx, ids: readonly number[], language: Language): Promise<ShownOrder[]> => {
  if (ids.length === 0) return [];
  await joinAsWritten(tx);
  const wanted = opaqueParam(ids, 'bigint[]');
  const rows = await shown(tx, language).where(sql<boolean>`orders.id = any (${wanted}::bigint[])`).execute();
  const byId = new Map(rows.map((row) => [row.id, shownOf(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

export const shownOrder = async (tx: Tx, id: number, language: Language): Promise<ShownOrder | undefined> =>
  (await shownOrders(tx, [id], language))[0];

export const shownByReceipt = async (tx: Tx, receipt: string, language: Language): Promise<ShownOrder | undefined> => {
  const found = await tx.selectFrom('orders').select('id').where('receipt', '=', receipt).executeTakeFirst();
  return found && shownOrder(tx, found.id, language);
};

type Queue = { page: number; size: number; now: Date };

/** Staff decide a problem once the talent has answered or missed the deadline. */
export const queues = {
  collaborations: () => sql<boolean>`orders.state = 'reviewing'`,
  problems: (now: Date) => sql<boolean>`orders.id in (select p.id_order from order_problem p
    where p.decided_at is null and (p.answer is not null or p.answer_by <= ${now})) and orders.state = 'disputed'`,
};

export const queueOf = async (tx: Tx, name: keyof typeof queues, { page, size, now }: Queue, language: Language) => {
  const found = await tx
    .selectFrom('orders')
    .select('id')
    .where(queues[name](now))
    .orderBy('id')
    .offset(page * size)
    .limit(size)
    .execute();
  const { count } = await tx
    .selectFrom('orders')
    .where(queues[name](now))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const ids = found.map(({ id }) => id);
  return { orders: await shownOrders(tx, ids, language), count };
};
