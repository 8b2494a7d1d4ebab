import type { Language } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { PromoState, StaffPromoCode } from '@stagedoor/contract/schemas/content';
import { type Selectable, sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { PromoCode } from '../../../platform/database/schema.gen.ts';
import { pageOf } from '../../../platform/page-of.ts';

type Deps = { database: Database; clock: Clock };
type Input = { state?: PromoState | undefined; find?: string | undefined; page: number; size: number };
type Page = { items: StaffPromoCode[]; totalPages: number; currentPage: number };

/** Newest first. */
export const listPromoCodes =
  ({ database, clock }: Deps) =>
  ({ page, size, language, ...filter }: Input & { language: Language }): Promise<Page> =>
    database.inTransaction(async (tx) => {
      const matching = codes(tx, { ...filter, page, size }, clock.now());
      const rows = await matching
        .leftJoin('users', 'users.id', 'promo_code.id_talent')
        .leftJoin('talent', 'talent.id_user', 'users.id')
        .selectAll('promo_code')
        .select([stateAt(clock.now()).as('state'), productsIn(language).as('products')])
        .select(sql<string | null>`coalesce(talent.names ->> ${language}::text, users.name)`.as('talent_name'))
        .orderBy('promo_code.id', 'desc')
        .offset(page * size)
        .limit(size)
        .execute();
      const { count } = await matching.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      return pageOf(rows.map(promoDto), count, { page, size });
    });

/** When several apply, the first in this order counts. */
const stateAt = (now: Date) => sql<PromoState>`case
  when promo_code.stopped_at is not null then 'stopped'
  when promo_code.ends_at <= ${now} then 'expired'
  when promo_code.used >= promo_code.total_limit then 'usedUp'
  when promo_code.starts_at > ${now} then 'planned'
  else 'active' end`;

const codes = (tx: Tx, { state, find }: Input, now: Date) => {
  const all = tx.selectFrom('promo_code');
  const named = find ? all.where(sql<boolean>`position(lower(${find}) in lower(code::text)) > 0`) : all;
  return state ? named.where(stateAt(now), '=', state) : named;
};

const productsIn = (language: Language) => sql<{ idProduct: number; name: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('idProduct', p.id, 'name', p.name ->> ${language}::text) order by p.id), '[]')
  from promo_code_product cp join product p on p.id = cp.id_product where cp.id_promo = promo_code.id)`;

type Row = Omit<Selectable<PromoCode>, 'stopped_at'> & {
  state: PromoState;
  products: { idProduct: number; name: string }[];
  talent_name: string | null;
};

const promoDto = (row: Row): StaffPromoCode => ({
  id: row.id,
  code: row.code,
  state: row.state,
  products: row.products,
  percent: row.percent,
  fixed: row.fixed === null ? null : cents(row.fixed),
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  used: row.used,
  totalLimit: row.total_limit,
  personLimit: row.person_limit,
  createdAt: row.created_at.toISOString(),
  talent: row.id_talent === null ? null : { idUser: row.id_talent, name: row.talent_name ?? '' },
});
