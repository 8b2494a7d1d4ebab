import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../platform/database/database.ts';
import { hour, minute } from '../platform/time.ts';
import { type DemoAuction, demoAuctions } from './world/auctions.ts';
import { demoEmails } from './world/staff.ts';

/** Auctions in every state. What has just ended is settled by the program once it runs. */
export const insertAuctions = async (tx: Tx, now: Date): Promise<void> => {
  const fans = await fansOf(tx);
  for (const auction of demoAuctions) await insertAuction(tx, auction, fans, now);
};

/** The demo fan first. */
const fansOf = async (tx: Tx): Promise<number[]> => {
  const fans = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'FAN')
    .orderBy(sql`email = ${demoEmails.fan}`, 'desc')
    .orderBy('id')
    .limit(12)
    .execute();
  return fans.map(({ id }) => id);
};

const insertAuction = async (tx: Tx, auction: DemoAuction, fans: readonly number[], now: Date): Promise<void> => {
  const { id: idOwner } = await tx
    .selectFrom('users')
    .select('id')
    .where('nickname', '=', auction.talent)
    .executeTakeFirstOrThrow();
  const idProduct = await insertProduct(tx, idOwner, auction, now);
  const [start, end] = [hoursFrom(now, auction.from), hoursFrom(now, auction.until)];
  await tx
    .insertInto('auction')
    .values({
      id_product: idProduct,
      id_owner: idOwner,
      sells: auction.sells ?? 'AUCTION',
      starting_bet: auction.startingBet,
      reserve: auction.reserve ?? null,
      buy_now: auction.buyNow ?? null,
      starts_at: start,
      planned_end: end,
      ends_at: end,
      created_at: hoursFrom(now, Math.min(auction.from, 0) - 24),
    })
    .execute();
  for (const [at, { fan, amount, isMaximum = false, isAnonymous = false }] of auction.bids.entries()) {
    const when = new Date(start.getTime() + (at + 1) * 47 * minute);
    await sql`select place_bid(${idProduct}, ${fans[fan]}, ${amount}, ${isMaximum}, ${isAnonymous}, 'demo', ${when})`.execute(
      tx,
    );
  }
};

const hoursFrom = (now: Date, hours: number) => new Date(now.getTime() + hours * hour);

const insertProduct = async (tx: Tx, idOwner: number, auction: DemoAuction, now: Date): Promise<number> => {
  const { name, shortAbout, about, startingBet } = auction;
  const picture = await tx
    .selectFrom('talent')
    .select(({ selectFrom, fn, ref }) =>
      fn
        .coalesce(
          selectFrom('product')
            .select('id_image')
            .whereRef('id_owner', '=', 'talent.id_user')
            .where('id_image', 'is not', null)
            .orderBy('id')
            .limit(1),
          ref('id_cover'),
        )
        .as('id'),
    )
    .where('id_user', '=', idOwner)
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('product')
    .values({
      id_owner: idOwner,
      type: 'AUCTION',
      language: 'en',
      name: JSON.stringify(name),
      short_about: JSON.stringify(shortAbout),
      about: JSON.stringify(about),
      id_image: picture.id,
      delivery_methods: auction.sells ? [] : ['office', 'courier'],
      content_hash: createHash('sha256').update(`AUCTION ${about.en}`).digest(),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('variation').values({ id_product: id, order: 0, price: startingBet }).execute();
  return id;
};
