import { type Language, limits } from '@stagedoor/contract/limits';
import { type ProductType, wireType } from '@stagedoor/contract/product-types';
import type { CompleteProduct } from '@stagedoor/contract/schemas/product';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { query } from '../../../platform/database/read.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { withinReach } from '../../../platform/within-reach.ts';
import { mediaLink } from '../../media/index.ts';
import { inPortfolio, portfolioLink } from './portfolio-picture.ts';

type Row = {
  id: number;
  id_product: number;
  type: ProductType;
  id_fund: number | null;
  completed_at: Date | null;
  result: string | null;
  id_image: string | null;
  name: string;
};

const done = (db: Kysely<DB>, idTalent: number) =>
  db
    .selectFrom('orders')
    .innerJoin('order_delivery', 'order_delivery.id_order', 'orders.id')
    .innerJoin('product', 'product.id', 'orders.id_product')
    .where('id_talent', '=', idTalent)
    .where(inPortfolio);

type Input = { idTalent: number; language: Language; size: number; skip: number };

const donePage = query<Input, Row>('completed-of-talent', (db, arg) =>
  done(db, arg.idTalent)
    .select(['orders.id', 'id_product', 'orders.type', 'id_fund', 'completed_at'])
    .select(['order_delivery.id_image as result', 'product.id_image'])
    .select(sql<string>`product.name ->> ${arg.language}::text`.as('name'))
    .orderBy('orders.id', 'desc')
    .limit(arg.size)
    .offset(arg.skip)
    .$castTo<Row>(),
);

const countDone = query<{ idTalent: number; most: number }, { count: number }>('count-completed-of-talent', (db, arg) =>
  db
    .selectFrom(done(db, arg.idTalent).select('orders.id').limit(arg.most).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count')),
);

const completeDto = (row: Row): CompleteProduct => ({
  idOrder: row.id,
  idProduct: row.id_product,
  productType: wireType(row.type, row.id_fund !== null),
  name: row.name,
  imageLink: row.result ? portfolioLink(row.id) : mediaLink(row.id_image),
  completedAt: (row.completed_at ?? new Date(0)).toISOString(),
});

export type CompletedOf = (
  idTalent: number,
  input: { page: number; size: number; language: Language },
) => Promise<{ items: CompleteProduct[]; totalPages: number }>;

type Reading = Pick<Database, 'read'>;

/** The latest of a talent's portfolio: what its buyers agreed to show. Contains no names of buyers. */
export const latestOf =
  ({ read }: Reading) =>
  async (idTalent: number, size: number, language: Language): Promise<CompleteProduct[]> =>
    (await read(donePage, { idTalent, language, size, skip: 0 })).map(completeDto);

/** The portfolio by pages, up to `portfolioMost`. */
export const completedOf =
  ({ read }: Reading): CompletedOf =>
  async (idTalent, { page, size, language }) => {
    const { portfolioMost: most } = limits.products;
    const [rows, [counted]] = await Promise.all([
      read(donePage, { idTalent, language, ...withinReach(page, size, most) }),
      read(countDone, { idTalent, most }),
    ]);
    return { items: rows.map(completeDto), totalPages: Math.ceil((counted?.count ?? 0) / size) };
  };
