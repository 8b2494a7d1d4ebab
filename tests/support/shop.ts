import { cents } from '@stagedoor/contract/money';
import { createLedger, platform, transfer, wallet } from '../../apps/server/src/modules/ledger/index.ts';
import type { Database } from '../../apps/server/src/platform/database/database.ts';
import { type Buyer, createBuyers } from '../../tests/support/buyers.ts';

export const price = 1_500;

export type Ware = { idProduct: number; idVariation: number; idTalent: number };
export type Shop = { wares: Ware[]; buyers: Buyer[] };

const wealth = 1_000_000_000;

/** Talents with an autograph each, and fans with full wallets who are logged in. */
export const openShop = async (database: Database, { talents, fans }: { talents: number; fans: number }) => {
  const text = `jsonb_build_object('en', 'Autograph ' || u.id, 'uk', 'Автограф ' || u.id, 'ru', 'Автограф ' || u.id)`;
  const { rows: wares } = await database.pool.query<Ware>(
    `with groups as (
      insert into talent_group (name, "order", title) values ('bench', 1, '{"en": "B", "uk": "B", "ru": "B"}') returning id
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
  const buyers = await createBuyers(database, fans);
  // They are on the site already: coming back is counted once in a while, not with each purchase.
  await database.pool.query('update users set last_seen_at = now()');
  const ledger = createLedger();
  for (const { idUser } of buyers) {
    await database.inTransaction((tx) =>
      ledger.post(tx, {
        ...{ kind: 'bench.filled', ref: idUser, at: new Date() },
        postings: transfer(platform, wallet.deposited(idUser), cents(wealth)),
      }),
    );
  }
  return { wares, buyers };
};
