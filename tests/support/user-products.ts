import { randomBytes } from 'node:crypto';
import type { Tx } from '../../apps/server/src/platform/database/database.ts';
import { daysAfter } from '../../apps/server/src/platform/time.ts';

const hash = () => randomBytes(32);

/** A product with a reminder, a promo code and its use. */
export const sellsSomething = async (
  tx: Tx,
  idUser: number,
  { portrait, at, until }: { portrait: string; at: Date; until: Date },
) => {
  const text = (words: string) => JSON.stringify({ en: words, uk: `${words} (uk)`, ru: `${words} (ru)` });
  const { id } = await tx
    .insertInto('product')
    .values({
      id_owner: idUser,
      type: 'MUSEUM_TOUR',
      language: 'uk',
      name: text('A walk with Solomiia'),
      short_about: text('Through her Lviv'),
      about: text('From the opera to her gramophone'),
      place: text('At her door'),
      id_image: portrait,
      secret_content: 'What Solomiia tells nobody',
      pickup_place: 'Her porch in Biliavyntsi',
      content_hash: hash(),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('product_picture').values({ id_product: id, place: 0, id_image: portrait }).execute();
  await tx
    .insertInto('variation')
    .values({
      id_product: id,
      order: 0,
      name: text('With Solomiia’s cat'),
      size: 'As tall as she',
      price: 100,
      starts_at: at,
      cancelled_at: at,
      cancel_reason: 'Solomiia lost her voice',
    })
    .execute();
  await tx
    .insertInto('reminder')
    .values({ id_user: idUser, id_product: id, due_at: until, created_at: at, told_at: at })
    .execute();
  await tx
    .insertInto('auction')
    .values({
      id_product: id,
      id_owner: idUser,
      state: 'unsold',
      starting_bet: 1_000,
      starts_at: at,
      planned_end: daysAfter(at, 1),
      ends_at: daysAfter(at, 1),
      created_at: at,
      closed_at: daysAfter(at, 1),
    })
    .execute();
  await tx.insertInto('auction_watch').values({ id_product: id, id_user: idUser, since: at }).execute();
  const fund = { name: text('A fund'), about: text('Helps'), link: 'https://fund.example' };
  const { id: id_fund } = await tx.insertInto('charity_fund').values(fund).returning('id').executeTakeFirstOrThrow();
  await tx.insertInto('talent_charity').values({ id_user: idUser, id_fund, percent: 13, since: at }).execute();
  const code = { code: 'ARIA', percent: 10, created_at: at, used: 1 };
  const { id: id_promo } = await tx.insertInto('promo_code').values(code).returning('id').executeTakeFirstOrThrow();
  await tx
    .insertInto('promo_use')
    .values({ ref: 'an-order', id_promo, id_user: idUser, person: hash(), state: 'committed', created_at: at })
    .execute();
};
