import type { orders } from '@stagedoor/contract/endpoints/orders';
import type { purchases } from '@stagedoor/contract/endpoints/purchases';
import type { staffOrders } from '@stagedoor/contract/endpoints/staff-orders';
import { cents } from '@stagedoor/contract/money';
import { createOrderLink } from '../../apps/server/src/modules/orders/links.ts';
import { passCode } from '../../apps/server/src/modules/orders/passes/pass-code.ts';
import { anImage } from '../support/catalogue.ts';
import { days } from '../support/clock.ts';
import { buyersOrder, disputed, done, type Make, ofBuyer, ofTalent, paid, talentsOrder } from './of-order.ts';
import { noId, noToken, noUuid, openToAll, own, plain, type Rows, type Rules } from './row.ts';
import { aboutProducts, aDisputedOrder, anOrder, aPayment } from './things.ts';
import type { Person, World } from './world.ts';

const proposed: Make = async (world, sides) => (await anOrder(world, sides, 'COLLABORATION')).idOrder;

const withExtensionAsked: Make = async (world, sides) => {
  const { idOrder, talent } = await anOrder(world, sides);
  await talent.client.post('/ask-extension', { idOrder });
  return idOrder;
};

const withSecret: Make = async (world, sides) => (await anOrder(world, sides, 'AUTO_REPLY')).idOrder;
/** A secret link opened on one device. */
const opened: Make = async (world, sides) => {
  const idOrder = await withSecret(world, sides);
  const device = `insert into order_device (id_order, device, slot, opened_at) values ($1, '\\x01', 1, $2)`;
  await world.one(device, [idOrder, world.program.clock.now()]);
  return idOrder;
};

/** An order paid by card. */
const paidByCard: Make = async (world, sides) => {
  const { idOrder, buyer } = await anOrder(world, sides);
  await world.one('update orders set id_payment = $2 where id = $1', [idOrder, await aPayment(world, buyer)]);
  return idOrder;
};

/** A charity order that the talent did not deliver in time. */
const lateForCharity: Make = async (world, sides) => {
  const talent = sides.talent ?? (await world.aSeller());
  const charity = { idCharityFund: world.idFund, percent: 50 };
  await talent.client.post('/set-charity', { charity });
  const { idOrder } = await anOrder(world, { ...sides, talent });
  const tomorrow = new Date(world.program.clock.now().getTime() + days(1));
  await world.one(`update orders set state = 'expired', refund_due_at = $2 where id = $1`, [idOrder, tomorrow]);
  return idOrder;
};

const shipped: Make = async (world, sides) => {
  const { idOrder, talent } = await anOrder(world, sides, 'PHYSICAL');
  const delivery = { kind: 'parcel', carrier: 'Nova Poshta', trackingNumber: '204500' };
  await talent.client.post('/deliver-order', { idOrder, delivery });
  return idOrder;
};

const aTicket: Make = async (world, sides) => (await anOrder(world, sides, 'EVENT')).idOrder;
const aPass: Make<string> = async (world, sides) => passCode(world.program.secrets, await aTicket(world, sides), 1);
const aSoldDate: Make = async (world, sides) => {
  const { id } = await world.one('select id_variation as id from orders where id = $1', [await aTicket(world, sides)]);
  return Number(id);
};
const guests = [{ number: 1, name: 'Olha Kobylianska' }];

const paidMessage: Make = async (world, sides) => (await anOrder(world, sides, 'MSG')).idOrder;

/** An order to deliver, with a picture of its talent. */
const withPicture: Make<{ idOrder: number; idFile: string }> = async (world, sides) => {
  const { idOrder, talent } = await anOrder(world, sides);
  return { idOrder, idFile: await anImage(world.program, talent.idUser) };
};

/** By the mailed link of an order. */
const byLink = <More extends object = object>(make: Make, more?: More) =>
  openToAll({
    make: async (world, buyer) => {
      const idOrder = await make(world, { buyer });
      return world.program.database.inTransaction((tx) => createOrderLink(tx, world.program, idOrder));
    },
    nowhere: noToken,
    send: (token) => ({ body: { token, ...more } as { token: string } & More }),
  });
const aReceipt = async (world: World, buyer: Person) => (await anOrder(world, { buyer })).receipt;
let buyers = 0;
const autographFor = () => ({ recipientName: 'Olena', email: `guest-${++buyers}@example.com` });
const inBody = (idOrder: number) => ({ body: { idOrder } });
const request = { recipientName: 'Olha', occasion: 'wedding' as const };
const saying = { reason: 'We looked into it' };

/**
 * For both sides; where staff review the order, for the talent only after that: until then the order does not exist for
 * them.
 */
const ofBoth = <In>(make: Make, send: (idOrder: number) => In, rules: Rules = {}) => ({
  running: ofBuyer({ make, nowhere: noId, send }, { ...rules, orTalent: true }),
  'not let through': ofBuyer({ make: proposed, nowhere: noId, send }, rules),
});
const ofTalentOnceSeen = <In>(make: Make, send: (idOrder: number) => In) => ({
  running: talentsOrder(make, send),
  'not let through': own(
    { make: (world, talent) => proposed(world, { talent }), nowhere: noId, send },
    { refuses: { talent: 'pageNotFound', agent: 'pageNotFound' } },
  ),
});

const withMessage: Make = async (world, sides) => {
  const { idOrder, buyer } = await anOrder(world, sides);
  await buyer.client.post('/write-to-order', { idOrder, text: 'Is it on its way?' });
  return idOrder;
};
const toStaff = { staffMay: ['finance', 'moderation', 'support'] } as const;

const betweenTwo = {
  getOrder: ofBoth(paid, (id) => ({ params: { id } }), toStaff),
  getOrderMessages: ofBuyer(
    { make: withMessage, nowhere: noId, send: (idOrder) => ({ body: { idOrder } }) },
    { ...toStaff, orTalent: true },
  ),
  writeToOrder: ofBoth(paid, (idOrder) => ({ body: { idOrder, text: 'Is it on its way?' } })),
} satisfies Partial<Rows<keyof typeof orders>>;

const buyersOwn = {
  cancelProduct: buyersOrder(paid, (id) => ({ params: { id } })),
  answerExtension: buyersOrder(withExtensionAsked, (idOrder) => ({ body: { idOrder, agree: true } })),
  askRedo: buyersOrder(done, (idOrder) => ({ body: { idOrder, ...saying } })),
  reactToOrder: buyersOrder(done, (idOrder) => ({ body: { idOrder, reaction: 'love' as const } })),
  reportOrderProblem: buyersOrder(done, (idOrder) => ({ body: { idOrder, text: 'It is for Olha' } })),
  revokeOrderDevice: buyersOrder(opened, (idOrder) => ({ body: { idOrder, slot: 1 } })),
  changeKeepHidden: buyersOrder(paid, (idOrder) => ({ body: { idOrder, keepHidden: true } })),
  confirmReceipt: buyersOrder(shipped, inBody),
  refundToWallet: buyersOrder(paidByCard, inBody),
  donateAnyway: buyersOrder(lateForCharity, inBody),
} satisfies Partial<Rows<keyof typeof orders>>;

const talentsOwn = {
  declineOrder: ofTalentOnceSeen(paid, (idOrder) => ({ body: { idOrder, ...saying } })),
  deliverOrder: {
    ...ofTalentOnceSeen(paidMessage, (idOrder) => ({
      body: { idOrder, delivery: { kind: 'answer' as const, text: 'With a song' } },
    })),
    'with a picture': ofTalent({
      make: withPicture,
      nowhere: { idOrder: noId, idFile: noUuid },
      send: ({ idOrder, idFile }) => ({ body: { idOrder, delivery: { kind: 'image' as const, idFile } } }),
    }),
  },
  checkInGuest: {
    'by code': ofTalent({ make: aPass, nowhere: `1-1.${'A'.repeat(22)}`, send: (code) => ({ body: { code } }) }),
    'by name': talentsOrder(aTicket, (idOrder) => ({ body: { idOrder, number: 1 } })),
  },
  getGuests: talentsOrder(aSoldDate, (idVariation) => ({ body: { idVariation } })),
  beginOrder: talentsOrder(paid, inBody),
  askExtension: ofTalentOnceSeen(paid, inBody),
  answerOrderProblem: ofTalentOnceSeen(disputed, (idOrder) => ({ body: { idOrder, text: 'I am sorry' } })),
} satisfies Partial<Rows<keyof typeof orders>>;

export const ordersRows: Rows<keyof (typeof orders & typeof purchases)> = {
  ...betweenTwo,
  ...buyersOwn,
  ...talentsOwn,
  buyProduct: aboutProducts((idProduct) => ({
    body: { idProduct, total: cents(1_500), language: 'en' as const, fields: autographFor() },
  })),
  getBought: openToAll({ make: aReceipt, nowhere: noUuid, send: (receipt) => ({ body: { receipt } }) }),
  sendOrderLink: openToAll({ make: aReceipt, nowhere: noUuid, send: (receipt) => ({ body: { receipt } }) }),
  readOrderLink: byLink(paid),
  openSecretLink: {
    'by its number': buyersOrder(withSecret, inBody),
    'by its link': byLink(withSecret),
  },
  nameGuests: {
    'by its number': buyersOrder(aTicket, (idOrder) => ({ body: { idOrder, guests } })),
    'by its link': byLink(aTicket, { guests }),
  },
  getEventDates: plain(() => ({})),
  editRequest: {
    'by its number': buyersOrder(paid, (idOrder) => ({ body: { idOrder, request } })),
    'by its link': byLink(paid, { request }),
  },
  getBuyerDetails: plain(async (world, buyer) => {
    if (buyer.idUser > 0) await anOrder(world, { buyer }, 'PHYSICAL');
    return {};
  }),
  getOrders: plain(async (world, buyer) => {
    if (buyer.idUser > 0) await anOrder(world, { buyer });
    return {};
  }),
};

/** What staff do with orders. */
export const staffOrdersRows: Rows<keyof typeof staffOrders> = {
  findOrders: plain(async (world) => {
    await anOrder(world, {});
    return {};
  }),
  getOrderMoney: openToAll({
    make: async (world) => (await anOrder(world, {})).idOrder,
    nowhere: noId,
    send: (id) => ({ params: { id } }),
  }),
  getCollaborations: plain(async (world) => {
    await proposed(world, {});
    return {};
  }),
  reviewCollaboration: openToAll({
    make: (world) => proposed(world, {}),
    nowhere: noId,
    send: (idOrder) => ({ body: { idOrder, approve: false as const, ...saying } }),
  }),
  getOrderProblems: plain(async (world) => {
    const { idOrder, talent } = await aDisputedOrder(world, {});
    await talent.client.post('/answer-order-problem', { idOrder, text: 'I am sorry' });
    return {};
  }),
  decideOrderProblem: openToAll({
    make: (world) => disputed(world, {}),
    nowhere: noId,
    send: (idOrder) => ({ body: { idOrder, refund: true, ...saying } }),
  }),
};
