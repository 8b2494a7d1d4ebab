import { fail } from '@stagedoor/contract/errors';
import { type Cents, cents } from '@stagedoor/contract/money';
import type { ProductType } from '@stagedoor/contract/product-types';
import type { DeliveryMethod } from '@stagedoor/contract/schemas/delivery';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { opaqueParam, query, type Read } from '../../platform/database/read.ts';
import type { ProductAudience, ProductShelf } from '../../platform/database/schema.gen.ts';
import type { Text } from '../../platform/database/text.ts';
import { isOpen } from '../access/index.ts';
import { type Absence, canKeepExpress, closedChannel, sellable } from './availability.ts';
import type { FeeSchedule } from './fees.ts';

type OfferedVariation = {
  id: number;
  name: Text | null;
  size: string | null;
  price: Cents;
  expressPrice: Cents | null;
  stock: number | null;
  startsAt: string | null;
  cancelledAt: string | null;
  units: number | null;
};

type Row = Absence & {
  id: number;
  id_owner: number;
  type: ProductType;
  shelf: ProductShelf;
  audience: ProductAudience;
  takes_messages: boolean;
  takes_calls: boolean;
  name: Text;
  place: Text | null;
  id_image: string | null;
  secret_content: string | null;
  delivery_methods: DeliveryMethod[];
  id_fund: number | null;
  percent: number | null;
  variations: OfferedVariation[];
  fees: FeeSchedule;
  languages: string[] | null;
};

/** Everything an order copies from the catalogue at the time of purchase. */
export type Offer = {
  idProduct: number;
  idOwner: number;
  type: ProductType;
  name: Text;
  place: Text | null;
  idImage: string | null;
  secretContent: string | null;
  deliveryMethods: readonly DeliveryMethod[];
  charity: { idFund: number; percent: number } | null;
  variation: Omit<OfferedVariation, 'startsAt' | 'cancelledAt'> & { startsAt: Date | null };
  fees: FeeSchedule;
  /** In which the talent speaks and writes. */
  languages: readonly string[];
  /** Whether only members may buy it; `isOpenTo` says who. */
  forMembers: boolean;
};

const offered = query<{ id: number; now: Date }, Row>('offer', (db, arg) =>
  db
    .selectFrom('product')
    .innerJoin('users', 'users.id', 'product.id_owner')
    .leftJoin('talent', 'talent.id_user', 'product.id_owner')
    .leftJoin('talent_charity', 'talent_charity.id_user', 'product.id_owner')
    .select(['product.id', 'id_owner', 'type', 'shelf', 'product.name', 'place', 'product.id_image', 'secret_content'])
    .select([
      'delivery_methods',
      'id_fund',
      'percent',
      'talent.languages',
      'users.messages as takes_messages',
      'users.calls as takes_calls',
      'away_from',
      'away_until',
      'audience',
    ])
    .select(
      sql`(select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'size', v.size, 'price', v.price,
          'expressPrice', v.express_price, 'stock', v.stock, 'startsAt', v.starts_at, 'cancelledAt', v.cancelled_at,
          'units', v.units)
          order by v."order", v.id), '[]')
        from variation v where v.id_product = product.id and not v.retired)`.as('variations'),
    )
    .select(
      sql`(select jsonb_build_object('version', f.version, 'interaction', f.interaction, 'support', f.support,
          'goods', f.goods)
        from fee_schedule f where f.valid_from <= ${opaqueParam(arg.now, 'timestamptz')} and f.withdrawn_at is null
        order by f.valid_from desc limit 1)`.as('fees'),
    )
    .where('product.id', '=', arg.id)
    .where(isOpen(opaqueParam(arg.now, 'timestamptz')))
    .$castTo<Row>(),
);

type Deps = { read: Read; clock: Clock };

/**
 * Returns what is for sale, or refuses with the reason. The variation may be omitted only for a product with a single
 * one.
 */
export const findOffer =
  ({ read, clock }: Deps) =>
  async (idProduct: number, idVariation?: number): Promise<Offer> => {
    const now = clock.now();
    const [row] = await read(offered, { id: idProduct, now });
    if (!row) return fail('pageNotFound');
    const closed = row.shelf === 'ACTIVE' ? closedChannel(row) : null;
    if (closed) return fail(closed === 'calls' ? 'callsDisabled' : 'messagesDisabled');
    const open = row.shelf === 'ACTIVE' ? sellable(row.variations, row, now) : [];
    const { startsAt, cancelledAt: _never, ...variation } = choose(open, idVariation);
    return {
      idProduct: row.id,
      idOwner: row.id_owner,
      type: row.type,
      name: row.name,
      place: row.place,
      idImage: row.id_image,
      secretContent: row.secret_content,
      deliveryMethods: row.delivery_methods,
      charity: row.id_fund === null || row.percent === null ? null : { idFund: row.id_fund, percent: row.percent },
      variation: {
        ...variation,
        price: cents(variation.price),
        expressPrice: canKeepExpress(row, now) ? variation.expressPrice : null,
        startsAt: startsAt === null ? null : new Date(startsAt),
      },
      fees: row.fees,
      languages: row.languages ?? [],
      forMembers: row.audience !== 'everyone',
    };
  };

const choose = (open: readonly OfferedVariation[], idVariation: number | undefined): OfferedVariation => {
  const [first, second] = open;
  if (!first) return fail('noActiveProduct');
  if (idVariation !== undefined) return open.find(({ id }) => id === idVariation) ?? fail('noActiveProduct');
  return second ? fail('mandatoryFieldNull', { fields: { idVariation: 'required' } }) : first;
};
