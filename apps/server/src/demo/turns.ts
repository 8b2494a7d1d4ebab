import type { Past } from './past.ts';
import type { Chapter, Told } from './world/chapters.ts';

/** Between whom it happens. */
export type Scene = {
  past: Past;
  idOrder: number;
  buyer: number;
  talent: number;
  staff: number;
  autograph?: string | undefined;
};

type Turns = { [What in Chapter['what']]: (scene: Scene, told: Told<What>) => Promise<void> };

const table: Turns = {
  deliver: ({ past, idOrder, talent, autograph }, { delivery }) =>
    past.orders.deliver(talent, { idOrder, delivery: delivery === 'image' ? signed(autograph) : delivery }),
  decline: ({ past, idOrder, talent }, { reason }) => past.orders.decline(past.tx, talent, { idOrder, reason }),
  askExtension: ({ past, idOrder, talent }) => past.orders.askExtension(talent, idOrder),
  answer: ({ past, idOrder, talent }, { text }) =>
    past.orders.answerProblem(past.tx, talent, { idOrder, text, giveBack: false }),
  reply: async ({ past, idOrder, talent }, { text }) => {
    const { id: idScore } = await past.tx
      .selectFrom('score')
      .select('id')
      .where('id_order', '=', idOrder)
      .executeTakeFirstOrThrow();
    await past.reviews.reply(talent, { idScore, text });
  },
  cancel: ({ past, idOrder, buyer }) => past.orders.cancel(past.tx, buyer, idOrder),
  toWallet: ({ past, idOrder, buyer }) => past.orders.refundToWallet(past.tx, buyer, idOrder),
  redo: ({ past, idOrder, buyer }, { reason }) => past.orders.askRedo(buyer, { idOrder, reason }),
  problem: ({ past, idOrder, buyer }, { text }) => past.orders.reportProblem(buyer, { idOrder, text }),
  react: ({ past, idOrder, buyer }, { reaction }) => past.orders.react(buyer, { idOrder, reaction }),
  review: ({ past, idOrder, buyer }, { score, text }) => past.reviews.set(buyer, { idOrder, score, text }),
  write: ({ past, idOrder, ...people }, { by, text }) => past.orders.write(people[by], { idOrder, text }),
  approve: ({ past, idOrder, staff }) => past.orders.reviewCollaboration(past.tx, staff, { idOrder, approve: true }),
  reject: ({ past, idOrder, staff }, { reason }) =>
    past.orders.reviewCollaboration(past.tx, staff, { idOrder, approve: false, reason }),
  decide: ({ past, idOrder, staff }, { refund, reason }) =>
    past.orders.decideProblem(past.tx, staff, { idOrder, refund, reason }),
  timePasses: ({ past }) => past.lapse(),
};

export const turns = <What extends Chapter['what']>(scene: Scene, told: Told<What>): Promise<void> =>
  (table[told.what] as Turns[What])(scene, told);

const signed = (idFile: string | undefined) => {
  if (idFile === undefined) throw new Error('nobody has drawn this autograph');
  return { kind: 'image', idFile } as const;
};
