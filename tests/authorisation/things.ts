import { cents } from '@stagedoor/contract/money';
import type { StudioType } from '@stagedoor/contract/product-types';
import { createLink } from '../../apps/server/src/modules/accounts/index.ts';
import { platform, transfer, wallet } from '../../apps/server/src/modules/ledger/index.ts';
import { anImage, aProduct } from '../support/catalogue.ts';
import { hours } from '../support/clock.ts';
import { aPurchase, buy, orderBy, receiptOf } from '../support/orders.ts';
import { visitSandboxId } from '../support/visit-sandbox-id.ts';
import { idOf, once, sendOut, showAgain, withdrawBody } from '../support/wallet.ts';
import { hiddenFromAll, noId, ofStaff, openToAll, type Rules } from './row.ts';
import type { Person, World } from './world.ts';

let gifts = 0;

/** Adds an amount to one sub-balance of a wallet. */
export const give = ({ program }: World, { idUser }: Person, pot: 'deposited' | 'earned', sum: number) =>
  program.database.inTransaction((tx) =>
    program.ledger.post(tx, {
      kind: 'test.given',
      ref: ++gifts,
      at: program.clock.now(),
      postings: transfer(platform, wallet[pot](idUser), cents(sum)),
    }),
  );

export type Sides = { buyer?: Person; talent?: Person };

/** An order between these two, or newly created users, paid from the buyer's wallet. */
export const anOrder = async (world: World, sides: Sides, type: StudioType = 'AUTOGRAPH', product: object = {}) => {
  const { program } = world;
  const buyer = sides.buyer ?? (await world.aFan());
  const talent = sides.talent ?? (await world.aSeller());
  const idProduct = await aProduct(program, talent.idUser, type, product);
  const purchase = await aPurchase(program, { idProduct, type, email: buyer.email });
  await give(world, buyer, 'deposited', purchase.total);
  const receipt = receiptOf(await buy(buyer.client, { ...purchase, fromWallet: purchase.total }));
  return { buyer, talent, idOrder: (await orderBy(program, receipt)).id, idProduct, receipt };
};

/** An order that the talent has delivered. */
export const aDoneOrder = async (world: World, sides: Sides) => {
  const order = await anOrder(world, sides);
  const { idOrder, talent } = order;
  const idFile = await anImage(world.program, talent.idUser);
  await talent.client.post('/deliver-order', { idOrder, delivery: { kind: 'image', idFile } });
  return order;
};

/** An order with a reported problem. */
export const aDisputedOrder = async (world: World, sides: Sides) => {
  const order = await aDoneOrder(world, sides);
  await order.buyer.client.post('/report-order-problem', { idOrder: order.idOrder, text: 'It is for Olha' });
  return order;
};

/** A review of a delivered order. */
export const aScore = async (world: World, sides: Sides): Promise<number> => {
  const { buyer, idOrder } = await aDoneOrder(world, sides);
  await buyer.client.post('/set-score', { idOrder, score: 2, text: 'It came late' });
  return (await world.one('select id from score where id_order = $1', [idOrder])).id;
};

type NewLink = Parameters<typeof createLink>[2];

/** The token of a mailed link. */
export const aLink = async ({ program }: World, link: NewLink): Promise<string> =>
  (await program.database.inTransaction((tx) => createLink(tx, program, link))).token;

/** A payment that waits for a card. */
export const aPayment = async ({ program }: World, { idUser }: Person, keepCard = false): Promise<string> => {
  const deposit = {
    purpose: 'test',
    kind: 'test.filled',
    idUser,
    amount: cents(2_500),
    language: 'en',
  } as const;
  const pages = { description: 'A deposit', successPath: '/paid?si={si}', cancelPath: '/wallet' };
  const expiresAt = new Date(program.clock.now().getTime() + hours(1));
  const { si } = await program.database.inTransaction((tx) =>
    program.payments.record(tx, { ...deposit, ...pages, into: wallet.deposited(idUser), expiresAt, keepCard }),
  );
  return si;
};

/** A requested withdrawal. */
export const aWithdrawal = async (world: World, person: Person): Promise<number> => {
  await give(world, person, 'earned', 9_000);
  await showAgain(world.program, person.idUser);
  return idOf(await once(person.client, '/send-withdraw', withdrawBody()));
};

/** A withdrawal that was sent, which the next one can repeat. */
export const aSentWithdrawal = async (world: World, person: Person): Promise<void> =>
  sendOut(world.program, await aWithdrawal(world, person));

/** A withdrawal whose waiting time for a new destination is over. */
export const aRipeWithdrawal = async (world: World, person: Person): Promise<number> => {
  const id = await aWithdrawal(world, person);
  const ripe = new Date(world.program.clock.now().getTime() - hours(1));
  await world.one('update withdrawal set not_before = $2 where id = $1', [id, ripe]);
  return id;
};

export const aProductOf = (world: World, { idUser }: Person): Promise<number> => aProduct(world.program, idUser);

/** The buyer of an order from this person; for a person who sells nothing, an unrelated fan. */
const aBuyerFrom = async (world: World, person: Person, type: StudioType): Promise<number> => {
  const { role } = await world.one('select role from users where id = $1', [person.idUser]);
  const sells = role === 'EXPERT' || role === 'AGENT';
  return (sells ? (await anOrder(world, { talent: person }, type)).buyer : await world.aFan()).idUser;
};
export const aFanKnownTo = (world: World, person: Person) => aBuyerFrom(world, person, 'AUTOGRAPH');
/** The fan's collaboration proposal is still under review by staff. */
export const aFanUnseenBy = (world: World, person: Person) => aBuyerFrom(world, person, 'COLLABORATION');

/** For everyone else this fan does not exist. */
export const onlyTalentsMay = { fan: 'pageNotFound', ...ofStaff('pageNotFound') } as const;
export const neverAllowed = { ...onlyTalentsMay, talent: 'pageNotFound', agent: 'pageNotFound' } as const;

/** The proof that a social network returns after a log-in on this device. */
export const aProof = async ({ client }: Person, email: string) => {
  const { url } = (await client.post('/start-social/sandbox')).body as { url: string };
  const { code, state } = await visitSandboxId(url, { email });
  return { code, state };
};

export const aTalentId = async (world: World) => (await world.aSeller()).idUser;
export const aFanId = async (world: World) => (await world.aFan()).idUser;

const hide = async (world: World, idUser: number): Promise<number> => {
  await world.one(`update users set status = 'HIDDEN' where id = $1`, [idUser]);
  return idUser;
};

/** Anyone may look up talents; a fan or a hidden talent looks missing. */
export const aboutTalents = <In>(send: (idUser: number) => In, rules: Rules = {}, make = aTalentId) => ({
  'a talent': openToAll({ make, nowhere: noId, send }, rules),
  'a hidden talent': hiddenFromAll(
    { make: async (world) => hide(world, await make(world)), nowhere: noId, send },
    rules,
  ),
  'a fan': hiddenFromAll({ make: aFanId, nowhere: noId, send }, rules),
});

/** Anyone may see the products of a talent; those of a hidden one look missing. */
export const aboutProducts = <In>(send: (idProduct: number) => In, rules: Rules = {}) => {
  const onSale = async (world: World) => aProductOf(world, await world.aSeller());
  const hidden = async (world: World) => {
    const talent = await world.aSeller();
    const idProduct = await aProductOf(world, talent);
    await hide(world, talent.idUser);
    return idProduct;
  };
  return {
    'a product': openToAll({ make: onSale, nowhere: noId, send }, rules),
    'a hidden product': hiddenFromAll({ make: hidden, nowhere: noId, send }, rules),
  };
};
