import { aGift, aTalentWithOffer } from '../../support/gifts.ts';
import type { PayingProgram } from '../../support/paying-program.ts';
import { aClient } from '../../support/program.ts';
import { userWith } from '../../support/wallet.ts';
import { blockAccount, blockPair, withoutCards } from './buying.ts';
import type { CasesOf, Prepare } from './refused-call.ts';

/** A fan about to give five dollars from the wallet, and the call to send. */
const aFanGiving = async (program: PayingProgram, change: object = {}) => {
  const { idTalent, idProduct } = await aTalentWithOffer(program);
  const fan = await userWith(program, { deposited: 500 });
  return { ...fan, idTalent, body: aGift(idProduct, { fromWallet: 500, ...change }) };
};

const giving =
  (change: object): Prepare =>
  (program) =>
    aFanGiving(program, change);

export const donateCases: CasesOf<'donate'> = {
  noActiveProduct: giving({ idProduct: 999_999 }),
  pageNotFound: giving({ fromWallet: 0, idCard: '00000000-0000-4000-8000-000000000000' }),
  notEnoughMoney: giving({ customPrice: 6, fromWallet: 600 }),
  incompleteRequest: async (program) => {
    const { body } = await aFanGiving(program, { regular: true, fromWallet: 0 });
    return { client: aClient(program), body };
  },
  userBlockedYou: async (program) => {
    const { idUser, idTalent, ...call } = await aFanGiving(program);
    await blockPair(program, idTalent, idUser);
    return call;
  },
  youBlockedYourself: async (program) => {
    const { idUser, ...call } = await aFanGiving(program);
    await blockAccount(program, idUser, 'self');
    return call;
  },
  blockedByAdmin: async (program) => {
    const { idUser, ...call } = await aFanGiving(program);
    await blockAccount(program, idUser, 'admin');
    return call;
  },
  serviceLater: async () => {
    const program = await withoutCards();
    return { program, ...(await aFanGiving(program, { fromWallet: 0 })) };
  },
};
