import type { Language } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import { type ProductType, wireType } from '@stagedoor/contract/product-types';
import type { OrderState } from '@stagedoor/contract/schemas/order';
import type { FoundOrder } from '@stagedoor/contract/schemas/staff-order';
import { type RawBuilder, sql } from 'kysely';
import { type DayRange, momentsOf } from '../../../platform/days.ts';
import { peopleCalled } from '../../talents/index.ts';
import type { Deps } from '../deps.ts';

type Input = DayRange & {
  idOrder?: number | undefined;
  person?: string | undefined;
  type?: ProductType | undefined;
  state?: OrderState | undefined;
  min?: number | undefined;
  max?: number | undefined;
  before?: number | undefined;
  size: number;
};

type Row = {
  id: number;
  state: OrderState;
  type: ProductType;
  id_fund: number | null;
  product_name: string;
  id_buyer: number;
  buyer_name: string;
  id_talent: number;
  talent_name: string;
  total: number;
  placed_at: Date;
  deadline_at: Date | null;
};

/** For staff: matching orders, newest first. */
export const findOrders =
  ({ database }: Pick<Deps, 'database'>) =>
  ({ person, size, ...filter }: Input, language: Language): Promise<{ items: FoundOrder[]; next: number | null }> =>
    database.inTransaction(async (tx) => {
      const people = person === undefined ? null : await peopleCalled(tx, person);
      if (people?.length === 0) return { items: [], next: null };
      const { rows } = await sql<Row>`
        select o.id, o.state, o.type, o.id_fund, p.name ->> ${language}::text as product_name, o.id_buyer,
          buyer.name as buyer_name, o.id_talent, coalesce(t.names ->> ${language}::text, seller.name) as talent_name,
          o.total, o.placed_at, o.deadline_at
        from (select * from orders where ${matches(filter, people)} order by id desc limit ${size + 1}) o
        join product p on p.id = o.id_product
        join users buyer on buyer.id = o.id_buyer
        join users seller on seller.id = o.id_talent
        left join talent t on t.id_user = o.id_talent
        order by o.id desc`.execute(tx);
      const items = rows.slice(0, size).map(foundDto);
      return { items, next: rows.length > size ? (items.at(-1)?.idOrder ?? null) : null };
    });

type Narrowed = Omit<Input, 'person' | 'size'>;

const matches = (filter: Narrowed, people: readonly number[] | null): RawBuilder<unknown> => {
  const { idOrder, type, state, min, max, before, ...days } = filter;
  const { since, until } = momentsOf(days);
  const conditions = [
    ...(idOrder === undefined ? [] : [sql`id = ${idOrder}`]),
    ...(people === null ? [] : [sql`(id_buyer = any(${people}) or id_talent = any(${people}))`]),
    ...(type === undefined ? [] : [sql`type = ${type}`]),
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(min === undefined ? [] : [sql`total >= ${min}`]),
    ...(max === undefined ? [] : [sql`total <= ${max}`]),
    ...(before === undefined ? [] : [sql`id < ${before}`]),
    ...(since ? [sql`placed_at >= ${since}`] : []),
    ...(until ? [sql`placed_at < ${until}`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
};

const foundDto = (row: Row): FoundOrder => ({
  idOrder: row.id,
  state: row.state,
  productType: wireType(row.type, row.id_fund !== null),
  productName: row.product_name,
  buyer: { idUser: row.id_buyer, name: row.buyer_name },
  talent: { idUser: row.id_talent, name: row.talent_name },
  total: cents(row.total),
  placedAt: row.placed_at.toISOString(),
  deadline: row.deadline_at?.toISOString() ?? null,
});
