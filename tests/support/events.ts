import { aDate } from './catalogue.ts';
import { aPurchase, aShop, buy, orderBy, payCard, receiptOf } from './orders.ts';
import type { PayingProgram } from './paying-program.ts';
import { once, type userWith } from './wallet.ts';

type Fan = Pick<Awaited<ReturnType<typeof userWith>>, 'email' | 'client'>;

export const reason = 'The hall is flooded';

/** A talent who sells an event for $20, by default in ten days. */
export const anEvent = async (program: PayingProgram, changes: object = {}) => {
  const shop = await aShop(program, 'EVENT', changes);
  const idVariation = await aDate(program, shop.idProduct);
  return {
    ...shop,
    idVariation,
    cancel: (key?: string) => once(shop.talent, '/cancel-event-date', { idVariation, reason }, key),
    move: (startsAt: Date, key?: string) =>
      once(shop.talent, '/move-event-date', { idVariation, startsAt: startsAt.toISOString() }, key),
  };
};
export type TestEvent = Awaited<ReturnType<typeof anEvent>>;

/** Buys a ticket and by default pays its card part. */
export const aTicket = async (
  program: PayingProgram,
  { idProduct }: Pick<TestEvent, 'idProduct'>,
  { email, client }: Fan,
  { fromWallet = 0, isPaid = true }: { fromWallet?: number; isPaid?: boolean } = {},
) => {
  const bought = await buy(client, await aPurchase(program, { idProduct, type: 'EVENT', email, fromWallet }));
  if ((bought.body as { result: string }).result !== 'success' && isPaid) await payCard(program, bought);
  await program.settle();
  const { id: idOrder } = await orderBy(program, receiptOf(bought));
  return { idOrder, bought };
};

export const mailsAbout = ({ mailbox }: PayingProgram, email: string, words: string) =>
  mailbox.mails.filter(({ to, subject }) => to === email && subject.includes(words));
