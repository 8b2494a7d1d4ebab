import type { Database } from '../../apps/server/src/platform/database/database.ts';

export const price = 1_500;

export type Ware = { idProduct: number; idVariation: number; idTalent: number };

/** Talents with one autograph each. */
export const openShop = async (database: Database, talents: number): Promise<Ware[]> => {
  const text = `jsonb_build_object('en', 'Autograph ' || u.id, 'uk', 'Автограф ' || u.id, 'ru', 'Автограф ' || u.id)`;
  const { rows } = await database.pool.query<Ware>(
    `with groups as (
      insert into talent_group (name, "order", title) values ('shop', 1, '{"en": "S", "uk": "S", "ru": "S"}') returning id
    ), u as (
      insert into users (name, nickname, role, status, created_at)
      select 'Talent ' || n, 'talent-' || n, 'EXPERT', 'ACTIVE', now() from generate_series(1, $1::int) n returning id
    ), t as (
      insert into talent (id_user, id_group, names, headline, about, languages, rank, approved_at)
      select u.id, groups.id, ${text}, ${text}, ${text}, '{en}', u.id, now() from u, groups
    ), p as (
      insert into product (id_owner, type, language, name, short_about, about, content_hash, created_at, updated_at)
      select u.id, 'AUTOGRAPH', 'en', ${text}, ${text}, ${text}, u.id::text::bytea, now(), now() from u returning id, id_owner
    ), v as (
      insert into variation (id_product, "order", price) select p.id, 0, $2::bigint from p returning id, id_product
    )
    select p.id as "idProduct", v.id as "idVariation", p.id_owner as "idTalent" from p join v on v.id_product = p.id`,
    [talents, price],
  );
  return rows;
};

/** The purchase form of such an autograph. */
export const anAutograph = ({ idProduct, idVariation }: Ware, fromWallet: number) => ({
  idProduct,
  total: price,
  language: 'en',
  fields: { idVariation, recipientName: 'Olena', wishes: 'With a heart', email: 'fan@example.com' },
  ...(fromWallet > 0 && { fromWallet }),
});
