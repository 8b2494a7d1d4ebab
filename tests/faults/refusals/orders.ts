import { aFund } from '../../support/catalogue.ts';
import { hours } from '../../support/clock.ts';
import { aPaidOrder, aShop } from '../../support/orders.ts';
import type { PayingProgram } from '../../support/paying-program.ts';
import { someStaff, userWith } from '../../support/wallet.ts';
import type { CasesOf, Prepare } from './refused-call.ts';

const price = 1_500;
const reason = 'It cannot be done';

/** An order in progress, just paid from the wallet. */
const anOrder = async (program: PayingProgram, type: 'AUTOGRAPH' | 'COLLABORATION' = 'AUTOGRAPH') => {
  const fan = await userWith(program, { deposited: 100_000 });
  const order = await aPaidOrder(program, fan, type, { fromWallet: 100_000 });
  return { ...order, fan, staff: await someStaff(program) };
};
type OrderAtWork = Awaited<ReturnType<typeof anOrder>>;
type Side = 'fan' | 'talent' | 'staff';

const clientOf = ({ fan, talent, staff }: OrderAtWork, side: Side) =>
  side === 'talent' ? talent : side === 'fan' ? fan.client : staff.client;

/** A user on the same side of another order; for staff, who see all orders, a missing order. */
const foreign =
  (side: Side, more: object = {}): Prepare =>
  async (program) => {
    const [one, other] = [await anOrder(program), await anOrder(program)];
    const idOrder = side === 'staff' ? 999_999 : one.idOrder;
    return { client: clientOf(other, side), body: { idOrder, ...more } };
  };

/** A new order, for which the action is not possible yet. */
const tooEarly =
  (side: Side, more: object = {}): Prepare =>
  async (program) => {
    const order = await anOrder(program);
    return { client: clientOf(order, side), body: { idOrder: order.idOrder, ...more } };
  };

export const cancelProductCases: CasesOf<'cancelProduct'> = {
  pageNotFound: async (program) => {
    const [one, other] = [await anOrder(program), await anOrder(program)];
    return { client: other.fan.client, path: `/cancel-product/${one.idOrder}` };
  },
  incompleteRequest: async (program) => {
    const { fan, idOrder } = await anOrder(program);
    program.clock.advance(hours(1));
    return { client: fan.client, path: `/cancel-product/${idOrder}` };
  },
};

export const declineOrderCases: CasesOf<'declineOrder'> = {
  pageNotFound: foreign('talent', { reason }),
  incompleteRequest: async (program) => {
    const { fan, talent, idOrder } = await anOrder(program);
    await fan.client.get(`/cancel-product/${idOrder}`);
    return { client: talent, body: { idOrder, reason } };
  },
};

export const donateAnywayCases: CasesOf<'donateAnyway'> = {
  pageNotFound: foreign('fan'),
  incompleteRequest: async (program) => {
    const fan = await userWith(program, { deposited: price });
    const shop = await aShop(program);
    await shop.talent.post('/set-charity', { charity: { idCharityFund: await aFund(program), percent: 30 } });
    const { idOrder } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: price });
    return { client: fan.client, body: { idOrder } };
  },
};

export const confirmReceiptCases: CasesOf<'confirmReceipt'> = {
  pageNotFound: foreign('fan'),
  incompleteRequest: tooEarly('fan'),
};

export const refundToWalletCases: CasesOf<'refundToWallet'> = {
  pageNotFound: foreign('fan'),
  // Paid from the wallet, so there is no card refund to redirect.
  incompleteRequest: tooEarly('fan'),
};

export const answerOrderProblemCases: CasesOf<'answerOrderProblem'> = {
  pageNotFound: foreign('talent', { text: 'I am sorry', giveBack: true }),
  incompleteRequest: tooEarly('talent', { text: 'I am sorry', giveBack: true }),
};

export const decideOrderProblemCases: CasesOf<'decideOrderProblem'> = {
  pageNotFound: foreign('staff', { refund: true, reason }),
  incompleteRequest: tooEarly('staff', { refund: true, reason }),
};

export const reviewCollaborationCases: CasesOf<'reviewCollaboration'> = {
  pageNotFound: foreign('staff', { approve: false, reason }),
  incompleteRequest: tooEarly('staff', { approve: false, reason }),
};

export const checkInGuestCases: CasesOf<'checkInGuest'> = {
  pageNotFound: async (program) => ({ client: (await anOrder(program)).talent, body: { code: 'AAAA-BBBB-CCCC' } }),
  incompleteRequest: async (program) => {
    const fan = await userWith(program, { deposited: 100_000 });
    const { talent, idOrder } = await aPaidOrder(program, fan, 'EVENT', { fromWallet: 100_000 });
    await talent.post('/check-in-guest', { idOrder, number: 1 });
    return { client: talent, body: { idOrder, number: 1 } };
  },
};
