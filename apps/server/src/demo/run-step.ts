import type { SeedShop } from './seed-shop.ts';
import type { SeedStep, StepOf } from './world/seed-steps.ts';

/** The order and the users of a step. */
export type SeedContext = {
  shop: SeedShop;
  idOrder: number;
  buyer: number;
  talent: number;
  staff: number;
  autograph?: string | undefined;
};

type StepHandlers = { [What in SeedStep['what']]: (context: SeedContext, step: StepOf<What>) => Promise<void> };

const table: StepHandlers = {
  deliver: ({ shop, idOrder, talent, autograph }, { delivery }) =>
    shop.orders.deliver(talent, { idOrder, delivery: delivery === 'image' ? signed(autograph) : delivery }),
  decline: ({ shop, idOrder, talent }, { reason }) => shop.orders.decline(shop.tx, talent, { idOrder, reason }),
  askExtension: ({ shop, idOrder, talent }) => shop.orders.askExtension(talent, idOrder),
  answer: ({ shop, idOrder, talent }, { text }) =>
    shop.orders.answerProblem(shop.tx, talent, { idOrder, text, giveBack: false }),
  reply: async ({ shop, idOrder, talent }, { text }) => {
    const { id: idScore } = await shop.tx
      .selectFrom('score')
      .select('id')
      .where('id_order', '=', idOrder)
      .executeTakeFirstOrThrow();
    await shop.reviews.reply(talent, { idScore, text });
  },
  receive: ({ shop, idOrder, buyer }) => shop.orders.confirmReceipt(shop.tx, buyer, idOrder),
  cancel: ({ shop, idOrder, buyer }) => shop.orders.cancel(shop.tx, buyer, idOrder),
  toWallet: ({ shop, idOrder, buyer }) => shop.orders.refundToWallet(shop.tx, buyer, idOrder),
  redo: ({ shop, idOrder, buyer }, { reason }) => shop.orders.askRedo(buyer, { idOrder, reason }),
  problem: ({ shop, idOrder, buyer }, { text }) => shop.orders.reportProblem(buyer, { idOrder, kind: 'other', text }),
  react: ({ shop, idOrder, buyer }, { reaction }) => shop.orders.react(buyer, { idOrder, reaction }),
  review: ({ shop, idOrder, buyer }, { score, text }) => shop.reviews.set(buyer, { idOrder, score, text }),
  write: ({ shop, idOrder, ...people }, { by, text }) => shop.orders.write(people[by], { idOrder, text }),
  approve: ({ shop, idOrder, staff }) => shop.orders.reviewCollaboration(shop.tx, staff, { idOrder, approve: true }),
  reject: ({ shop, idOrder, staff }, { reason }) =>
    shop.orders.reviewCollaboration(shop.tx, staff, { idOrder, approve: false, reason }),
  decide: ({ shop, idOrder, staff }, { refund, reason }) =>
    shop.orders.decideProblem(shop.tx, staff, { idOrder, refund, reason }),
  timePasses: ({ shop }) => shop.lapse(),
};

export const runStep = <What extends SeedStep['what']>(context: SeedContext, step: StepOf<What>): Promise<void> =>
  (table[step.what] as StepHandlers[What])(context, step);

const signed = (idFile: string | undefined) => {
  if (idFile === undefined) throw new Error('expected a drawn autograph for this order, found none');
  return { kind: 'image', idFile } as const;
};
