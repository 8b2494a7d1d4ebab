import { aLimitedProduct, aSeller } from '../../support/catalogue.ts';
import { aPurchase, aShop } from '../../support/orders.ts';
import { aPayingProgram, type PayingProgram } from '../../support/paying-program.ts';
import { userWith } from '../../support/wallet.ts';
import type { CasesOf, Prepare } from './refused-call.ts';

const price = 1_500;

/** A fan with enough in the wallet for an autograph, and the purchase to send. */
const aFanBuying = async (program: PayingProgram, change: { deposited?: number; promoCode?: string } = {}) => {
  const fan = await userWith(program, { deposited: change.deposited ?? price });
  const shop = await aShop(program);
  const fields = change.promoCode ? { promoCode: change.promoCode } : {};
  const body = await aPurchase(program, { ...shop, email: fan.email, fromWallet: price, fields });
  return { ...fan, shop, body };
};

export const blockPair = (program: PayingProgram, idUser: number, idBlocked: number) =>
  program.database.pool.query('insert into user_block (id_user, id_blocked, created_at) values ($1, $2, $3)', [
    idUser,
    idBlocked,
    program.clock.now(),
  ]);

export const blockAccount = (program: PayingProgram, idUser: number, blocker: 'self' | 'admin') =>
  program.database.pool.query(
    'insert into account_block (id_user, blocker, reason, created_at) values ($1, $2, $3, $4)',
    [idUser, blocker, blocker === 'admin' ? 'spam' : null, program.clock.now()],
  );

/** A program without a card provider. */
export const withoutCards = () => aPayingProgram({ cards: null });

const changed =
  (change: object): Prepare =>
  async (program) => {
    const { client, body } = await aFanBuying(program);
    return { client, body: { ...body, ...change } };
  };

/** The talent has switched the channel off since. */
const closed =
  (type: 'MSG' | 'CALL', channel: 'messages' | 'calls'): Prepare =>
  async (program) => {
    const fan = await userWith(program, { deposited: price });
    const shop = await aShop(program, type);
    const body = await aPurchase(program, { ...shop, email: fan.email, fromWallet: price });
    await program.database.pool.query(`update users set ${channel} = false where id = $1`, [shop.idTalent]);
    return { client: fan.client, body };
  };

export const buyingCases: CasesOf<'buyProduct'> = {
  pageNotFound: changed({ idProduct: 999_999 }),
  incompleteRequest: changed({ total: price - 1 }),
  invalidPromoCode: async (program) => {
    const { client, body } = await aFanBuying(program);
    return { client, body: { ...body, fields: { ...body.fields, promoCode: 'NO-SUCH-CODE' } } };
  },
  notEnoughMoney: (program) => aFanBuying(program, { deposited: price - 1 }),
  noActiveProduct: async (program) => {
    const { shop, body } = await aFanBuying(program);
    return { client: shop.talent, body };
  },
  callsDisabled: closed('CALL', 'calls'),
  messagesDisabled: closed('MSG', 'messages'),
  everythingSold: async (program) => {
    const fan = await userWith(program, { deposited: 100_000 });
    const { idUser } = await aSeller(program);
    const { idProduct } = await aLimitedProduct(program, idUser, 1);
    const basket = { idProduct, type: 'PHYSICAL', email: fan.email, fields: { quantity: 2 } } as const;
    return { client: fan.client, body: await aPurchase(program, { ...basket, fromWallet: 100_000 }) };
  },
  userBlockedYou: async (program) => {
    const { idUser, shop, ...call } = await aFanBuying(program);
    await blockPair(program, shop.idTalent, idUser);
    return call;
  },
  youBlockedYourself: async (program) => {
    const { idUser, ...call } = await aFanBuying(program);
    await blockAccount(program, idUser, 'self');
    return call;
  },
  blockedByAdmin: async (program) => {
    const { idUser, ...call } = await aFanBuying(program);
    await blockAccount(program, idUser, 'admin');
    return call;
  },
  serviceLater: async () => {
    const program = await withoutCards();
    const { client, body } = await aFanBuying(program);
    return { program, client, body: { ...body, fromWallet: 0 } };
  },
};
