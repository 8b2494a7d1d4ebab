import { randomUUID } from 'node:crypto';
import { auctionForm } from '@stagedoor/contract/schemas/auction';
import { testCards } from '@stagedoor/sandbox';
import type { z } from 'zod';
import { lookAt } from '../../apps/server/src/modules/auctions/end/look-at-auction.ts';
import { anImage, aSeller } from './catalogue.ts';
import { days, minutes } from './clock.ts';
import type { PayingProgram } from './paying-program.ts';
import { aSavedCard } from './payments.ts';
import { aUser } from './people.ts';
import { aLoggedInClient, type TestProgram } from './program.ts';
import { once } from './wallet.ts';

type Changes = Partial<z.input<typeof auctionForm>>;
type Client = Awaited<ReturnType<typeof aLoggedInClient>>;

let made = 0;

/** The form for an auction that starts in a minute and lasts a day. */
export const anAuctionForm = async (program: TestProgram, idOwner: number, changes: Changes = {}) => {
  const start = program.clock.now().getTime() + minutes(1);
  return auctionForm.parse({
    language: 'en',
    name: `Auction ${++made}`,
    shortAbout: `A thing ${made}`,
    about: `A thing with a story, number ${made}`,
    idImage: await anImage(program, idOwner),
    startingBet: 1_000,
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + days(1)).toISOString(),
    deliveryMethods: ['courier'],
    ...changes,
  });
};

/** An auction that has started. */
export const anAuction = async (program: TestProgram, changes: Changes = {}) => {
  const { idUser: idOwner } = await aSeller(program);
  const idProduct = await program.auctions.save(idOwner, await anAuctionForm(program, idOwner, changes));
  const { rows } = await program.database.pool.query(
    `update auction set starts_at = $2 where id_product = $1 returning ends_at`,
    [idProduct, program.clock.now()],
  );
  return { idProduct, idOwner, endsAt: rows[0].ends_at as Date };
};

/** With a saved card and a confirmed phone number. */
export const aBidder = async (program: TestProgram) => {
  const { idUser } = await aUser(program);
  await makeBidder(program, idUser);
  return { idUser, client: await aLoggedInClient(program, idUser) };
};

/** With a card that the provider does not know. */
export const makeBidder = async ({ database, clock }: TestProgram, idUser: number): Promise<void> => {
  await database.pool.query('update users set phone = $2 where id = $1', [idUser, `+38050${1_000_000 + idUser}`]);
  await database.pool.query(
    `insert into saved_card (id, id_user, method, fingerprint, brand, last4, exp_month, exp_year, saved_at)
     values ($1, $2, $3, $3, 'visa', '4242', 12, 2040, $4)`,
    [randomUUID(), idUser, `pm_${randomUUID()}`, clock.now()],
  );
};

/** With a card at the provider that can be saved, and is accepted or not when it is charged. */
export const makePayer = async (
  program: PayingProgram,
  idUser: number,
  card: { number: string } = testCards.success,
) => {
  await makeBidder(program, idUser);
  await program.database.pool.query('delete from saved_card where id_user = $1', [idUser]);
  await aSavedCard(program, card, idUser);
};

export const aPayer = async (program: PayingProgram, card?: { number: string }) => {
  const { idUser } = await aUser(program);
  await makePayer(program, idUser, card);
  return { idUser, client: await aLoggedInClient(program, idUser) };
};

export const bidOn = (client: Client, idProduct: number, bid: number, more: object = {}) =>
  once(client, '/place-bid', { idProduct, bid, ...more });

/** Where a paid win goes. */
export const infoOf = (method: 'courier' | 'pickup') => ({
  fullName: 'Olena Teliha',
  phone: '+380501112233',
  delivery:
    method === 'pickup'
      ? { method }
      : { method, country: 'ua', city: 'Kyiv', address: 'Khreshchatyk 1', zipCode: '01001' },
});

/** An auction that this bidder has won, without a card to charge: to be paid within a day. */
export const aWinToPay = async (program: TestProgram, { idUser, client }: { idUser: number; client: Client }) => {
  await makeBidder(program, idUser);
  const { idProduct, idOwner } = await anAuction(program);
  await bidOn(client, idProduct, 1_000);
  const { pool } = program.database;
  await pool.query('delete from saved_card where id_user = $1', [idUser]);
  await pool.query(`update auction set state = 'settling', closed_at = ends_at where id_product = $1`, [idProduct]);
  await lookAt(program.bidding)({ idProduct });
  return { idProduct, idOwner };
};

/** What is left unpaid for a day: returns the strike for it. */
export const leaveUnpaid = async (program: TestProgram, idProduct: number): Promise<number> => {
  const { pool } = program.database;
  await pool.query(
    `update auction_offer set created_at = created_at - interval '1 day', pay_by = $2 where id_product = $1`,
    [idProduct, program.clock.now()],
  );
  await lookAt(program.bidding)({ idProduct });
  const { rows } = await pool.query(
    'select s.id from auction_strike s join auction_offer o on o.id = s.id_offer where o.id_product = $1',
    [idProduct],
  );
  return rows[0].id;
};

/** Of somebody who did not pay in time what they had won. */
export const aStrike = async (program: TestProgram, loser?: { idUser: number; client: Client }): Promise<number> => {
  const { idProduct } = await aWinToPay(program, loser ?? (await aBidder(program)));
  return leaveUnpaid(program, idProduct);
};
