import { aSeller } from './catalogue.ts';
import type { PayingProgram } from './paying-program.ts';
import { type aClient, aLoggedInClient } from './program.ts';
import { payOn } from './recurring.ts';
import { once, userWith } from './wallet.ts';

type Client = ReturnType<typeof aClient>;

/** The form of an offer with these amounts, in cents. */
export const anOfferForm = (prices: readonly number[] = [500, 1000], changes: object = {}) => ({
  language: 'en',
  thanks: 'You keep the lights on. Thank you!',
  isOn: true,
  variations: prices.map((price) => ({ name: `Amount of ${price}`, price })),
  ...changes,
});

export type Offer = { idProduct: number; variations: { id: number; name: string; price: number }[] };

export const offerOf = async (client: Client, idTalent: number): Promise<Offer> =>
  (await client.get(`/get-available-donations/${idTalent}`)).body as Offer;

/** A logged-in talent who takes gifts. */
export const aTalentWithOffer = async (program: PayingProgram, ...prices: number[]) => {
  const { idUser: idTalent } = await aSeller(program);
  const talent = await aLoggedInClient(program, idTalent);
  await talent.post('/save-gift-offer', anOfferForm(prices.length > 0 ? prices : undefined));
  const { idProduct, variations } = await offerOf(talent, idTalent);
  return { idTalent, talent, idProduct, variations };
};

/** The payload of a gift of five dollars, unless changed. */
export const aGift = (idProduct: number, changes: object = {}) => ({
  idProduct,
  text: 'For the new album',
  language: 'en',
  successURL: '/product-bought?pt=donation',
  cancelURL: '/donate/failed',
  regular: false,
  ...('variationId' in changes ? {} : { customPrice: 5 }),
  ...changes,
});

export const give = (client: Client, body: object, key?: string) => once(client, '/donate', body, key);

export const resultOf = ({ body }: { body: unknown }) => (body as { result: string }).result;

/** A fan whose monthly gift of five dollars is paid. */
export const aMonthlyGiver = async (program: PayingProgram, idProduct: number) => {
  const fan = await userWith(program);
  await payOn(program, resultOf(await give(fan.client, aGift(idProduct, { regular: true }))));
  const { rows } = await program.database.pool.query('select id from recurring_agreement where id_user = $1', [
    fan.idUser,
  ]);
  return { ...fan, idGift: rows[0].id as number };
};
