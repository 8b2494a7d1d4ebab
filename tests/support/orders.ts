import type { StudioType } from '@stagedoor/contract/product-types';
import { quote } from '@stagedoor/contract/quote';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { aProduct, aSeller } from './catalogue.ts';
import { aPayingProgram, type PayingProgram, payOnPage } from './paying-program.ts';
import { refundsAtProvider } from './payments.ts';
import { type aClient, aLoggedInClient, type TestProgram } from './program.ts';
import { once, userWith } from './wallet.ts';

type Client = ReturnType<typeof aClient>;

const courier = { method: 'courier', country: 'ua', city: 'Lviv', address: 'Svobody 28', zipCode: '79000' };
const phone = '+380501112233';

/** The purchase form for each type, without the email address. */
export const filledIn: Record<StudioType, object> = {
  AUTOGRAPH: { recipientName: 'Olena', wishes: 'With a heart' },
  VIDEO_GREETING: { recipientName: 'Olena', wishes: 'Sing something' },
  AUTO_REPLY: {},
  PHYSICAL: { fullName: 'Olena Teliha', phone, delivery: courier },
  EVENT: { fullName: 'Olena Teliha', phone },
  COLLABORATION: { fullName: 'Olena Teliha', phone, wishes: 'Come to our school' },
  MUSEUM_TOUR: { fullName: 'Olena Teliha', phone },
  MSG: { text: 'How did it begin?' },
  CALL: { quantity: 5 },
  MESSAGE_PACKAGE: {},
  CALL_PACKAGE: {},
};

/** A logged-in talent with one product of the type. */
export const aShop = async (program: TestProgram, type: StudioType = 'AUTOGRAPH', changes: object = {}) => {
  const { idUser: idTalent } = await aSeller(program);
  const idProduct = await aProduct(program, idTalent, type, changes);
  return { idTalent, idProduct, type, talent: await aLoggedInClient(program, idTalent) };
};

type Basket = { idProduct: number; type: StudioType; email: string; fields?: object; fromWallet?: number };

/** The purchase form as sent, with the price it shows. */
export const aPurchase = async (program: TestProgram, { idProduct, type, email, fields, fromWallet }: Basket) => {
  const first = await program.database.pool.query(
    'select id from variation where id_product = $1 and not retired order by "order" limit 1',
    [idProduct],
  );
  const idVariation: number = first.rows[0].id;
  const typed = { idVariation, ...filledIn[type], ...fields, email } as Record<string, unknown>;
  const offer = await program.catalogue.findOffer(idProduct, idVariation);
  const delivery = await (typed.delivery ? program.delivery.priceOf(courier as never, ['courier']) : undefined);
  const { total } = quote({
    type,
    variation: offer.variation,
    fees: offer.fees,
    delivery,
    quantity: Number(typed.quantity ?? 1),
    express: typed.express === true,
    charityPercent: offer.charity?.percent ?? 0,
  });
  return { idProduct, fields: typed, total, language: 'en', ...(fromWallet !== undefined && { fromWallet }) };
};

export const buy = (client: Client, body: object, key?: string) => once(client, '/buy-product/', body, key);

export const siOf = ({ body }: { body: unknown }) => String((body as { result: string }).result.split('si=')[1]);
export const receiptOf = ({ body }: { body: unknown }) => (body as { receipt: string }).receipt;

/** Pays the rest of a purchase on the card page. */
export const payCard = async (program: PayingProgram, bought: { body: unknown }, card?: { number: string }) => {
  const si = siOf(bought);
  await payOnPage(await program.payments.openCheckout(si), card);
  await program.payments.readPayment(si);
  await program.settle();
};

export const orderBy = async ({ database }: TestProgram, receipt: string) => {
  const { rows } = await database.pool.query('select * from orders where receipt = $1', [receipt]);
  return rows[0] as { id: number; state: string; id_buyer: number; buyer: string; total: number; returned: number };
};

export const detailFor = async (client: Client, idOrder: number) =>
  (await client.get(`/get-order/${idOrder}`)).body as OrderDetail;

/** A paid order of a logged-in fan, by card unless `fromWallet` is given. */
export const aPaidOrder = async (
  program: PayingProgram,
  fan: { email: string; client: Client },
  type: StudioType = 'AUTOGRAPH',
  options: { product?: object; fields?: object; fromWallet?: number } = {},
) => {
  const shop = await aShop(program, type, options.product);
  const { fields, fromWallet } = options;
  const basket = {
    ...shop,
    email: fan.email,
    ...(fields && { fields }),
    ...(fromWallet !== undefined && { fromWallet }),
  };
  const bought = await buy(fan.client, await aPurchase(program, basket));
  if ((bought.body as { result: string }).result !== 'success') await payCard(program, bought);
  await program.settle();
  const { id } = await orderBy(program, receiptOf(bought));
  return { ...shop, idOrder: id, bought };
};

/** A program with a card provider, and a fan with these sub-balances. */
export const aFanAtWork = async (pots: Parameters<typeof userWith>[1] = {}) => {
  const program = await aPayingProgram();
  return { program, fan: await userWith(program, pots) };
};

export const moveClock = async (program: PayingProgram, milliseconds: number) => {
  program.clock.advance(milliseconds);
  await program.settle();
};

/** A new session of the same user, on another device unless given. */
export const again = (program: PayingProgram, idUser: number, device?: string) =>
  aLoggedInClient(program, idUser, { ...(device && { device }) });

/** The refunds at the provider for an order. */
export const backOnCard = async (program: PayingProgram, idOrder: number): Promise<number[]> => {
  const { rows } = await program.database.pool.query('select id_payment from orders where id = $1', [idOrder]);
  return (await refundsAtProvider(program, rows[0].id_payment)).map(({ amount }) => amount);
};
