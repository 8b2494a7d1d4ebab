import { sql } from 'kysely';
import { query } from '../../platform/database/read.ts';

export type PromoRow = { id: number; code: string; percent: number | null; fixed: number | null };

type Params = { code: string; idProduct: number | null; person: Buffer | null; now: Date };

/** The code, if it is valid now for the given product and user. */
export const validPromo = query<Params, PromoRow>('valid-promo', (db, arg) =>
  db
    .selectFrom('promo_code as c')
    .select(['id', 'code', 'percent', 'fixed'])
    .where(sql<boolean>`c.code = ${sql.val(arg.code)}::citext`)
    .where('c.stopped_at', 'is', null)
    .where(sql<boolean>`(c.starts_at is null or c.starts_at <= ${sql.val(arg.now)})`)
    .where(sql<boolean>`(c.ends_at is null or c.ends_at > ${sql.val(arg.now)})`)
    .where(sql<boolean>`(c.total_limit is null or c.used < c.total_limit)`)
    .where(sql<boolean>`(${sql.val(arg.idProduct)}::bigint is null
      or not exists (select from promo_code_product cp where cp.id_promo = c.id)
      or exists (select from promo_code_product cp where cp.id_promo = c.id and cp.id_product = ${sql.val(arg.idProduct)}))`)
    .where(sql<boolean>`(${sql.val(arg.idProduct)}::bigint is null or c.id_talent is null
      or c.id_talent = (select p.id_owner from product p where p.id = ${sql.val(arg.idProduct)}))`)
    .where(sql<boolean>`(c.person_limit is null or ${sql.val(arg.person)}::bytea is null
      or c.person_limit > (select count(*) from promo_use u
        where u.id_promo = c.id and u.person = ${sql.val(arg.person)} and u.state <> 'released'))`),
);
