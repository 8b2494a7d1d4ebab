import type { Random } from '../../../apps/server/src/demo/random.ts';
import { openDatabase } from '../../../apps/server/src/platform/database/database.ts';
import { type Buyer, createBuyers, fillWallets } from '../../support/buyers.ts';

export const messagePrice = 600;

/** How a fan and a talent talk. */
type Plan = {
  /** `card`: on the provider's page; `abandons`: never pays there. */
  pays: 'wallet' | 'card' | 'abandons';
  /** Sends the message twice at once. */
  impatient: boolean;
  /** `race`: the talent answers and declines, and the fan cancels, all at once. */
  ends: 'answer' | 'decline' | 'cancel' | 'race' | 'waits';
  /** What each of both writes freely after an answer, all at once. */
  replies: number;
};
export type Pair = { fan: Buyer; talent: Buyer; plan: Plan };

const planOf = (random: Random): Plan => {
  const pays = random.next();
  return {
    pays: pays < 0.7 ? 'wallet' : pays < 0.9 ? 'card' : 'abandons',
    impatient: random.chance(0.3),
    ends: random.pick(['answer', 'answer', 'answer', 'decline', 'cancel', 'race', 'race', 'waits']),
    replies: random.int(0, 4),
  };
};

const text = (words: string) => `jsonb_build_object('en', ${words}, 'uk', ${words}, 'ru', ${words})`;

/** Fans with money, and talents who take messages and leave the chat open after an answer. */
export const createPairs = async (programUrl: string, count: number, random: Random): Promise<Pair[]> => {
  const database = openDatabase(programUrl);
  const people = await createBuyers(database, 2 * count);
  const [fans, talents] = [people.slice(0, count), people.slice(count)];
  await fillWallets(
    database,
    fans.map(({ idUser }) => ({ idUser, pot: 'deposited', amount: messagePrice })),
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
      select id, 'MSG', 'en', ${text(`'M'`)}, ${text(`'M'`)}, ${text(`'M'`)}, id::text::bytea, now(), now() from person
      returning id
    ) insert into variation (id_product, "order", price) select id, 0, $2::bigint from offer`,
    [talents.map(({ idUser }) => idUser), messagePrice],
  );
  await database.close();
  return fans.map((fan, at) => ({ fan, talent: talents[at] as Buyer, plan: planOf(random) }));
};
