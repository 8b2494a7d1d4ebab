import { openDatabase } from '../../../apps/server/src/platform/database/database.ts';
import { type Buyer, createBuyers, fillWallets } from '../../support/buyers.ts';

export type FanAndTalent = { fan: Buyer; talent: Buyer };

const text = (words: string) => `jsonb_build_object('en', ${words}, 'uk', ${words}, 'ru', ${words})`;

type Offer = { type: 'MSG' | 'CALL'; price: number; money: number };

/** Fans with money, each with a talent of their own who sells this. After an answer, chats stay open. */
export const createFansAndTalents = async (
  programUrl: string,
  count: number,
  { type, price, money }: Offer,
): Promise<FanAndTalent[]> => {
  const database = openDatabase(programUrl);
  const people = await createBuyers(database, 2 * count);
  const [fans, talents] = [people.slice(0, count), people.slice(count)];
  await fillWallets(
    database,
    fans.map(({ idUser }) => ({ idUser, pot: 'deposited', amount: money })),
  );
  await database.pool.query(
    `with groups as (
      insert into talent_group (name, "order", title) values ('desk', 1, ${text(`'S'`)}) returning id
    ), person as (
      update users set role = 'EXPERT', nickname = 'talent-' || id where id = any($1::bigint[]) returning id
    ), page as (
      insert into talent (id_user, id_group, names, headline, about, languages, rank, approved_at)
      select person.id, groups.id, ${text(`'T'`)}, ${text(`'T'`)}, ${text(`'T'`)}, '{en}', person.id, now() from person, groups
    ), habits as (
      insert into chat_settings (id_user, free_replies) select id, true from person
    ), offer as (
      insert into product (id_owner, type, language, name, short_about, about, content_hash, created_at, updated_at)
      select id, $3::product_type, 'en', ${text(`'M'`)}, ${text(`'M'`)}, ${text(`'M'`)}, id::text::bytea, now(), now() from person
      returning id
    ) insert into variation (id_product, "order", price) select id, 0, $2::bigint from offer`,
    [talents.map(({ idUser }) => idUser), price, type],
  );
  await database.close();
  return fans.map((fan, at) => ({ fan, talent: talents[at] as Buyer }));
};
