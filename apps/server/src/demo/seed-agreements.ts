import { day, monthsAfter } from '../platform/time.ts';
import { paymentOf } from './seed-orders.ts';
import type { SeedEvent, SeedShop } from './seed-shop.ts';

type Agreement = {
  /** Days ago. */
  from: number;
  stopped?: number | undefined;
  /** Begins it and returns the receipt of its first order. */
  begin: () => Promise<string | null>;
  stop: (own: { idUser: number; idAgreement: number }) => Promise<void>;
};

/** An agreement from its first payment on: paid every month until now, or until its owner stopped it. */
export const agreementEvents = (shop: SeedShop, { from, stopped, begin, stop }: Agreement): SeedEvent[] => {
  const now = shop.now().getTime();
  const began = new Date(now - from * day);
  let own = { idUser: 0, idAgreement: 0 };
  const start = async () => {
    own = await payFirst(shop, await begin());
  };
  const stopAt = stopped === undefined ? [] : [{ at: new Date(now - stopped * day), act: () => stop(own) }];
  const months = Array.from({ length: Math.ceil(from / 28) }, (_, at) => monthsAfter(began, at + 1));
  const dues = months.filter((at) => at.getTime() <= now);
  return [
    { at: began, act: start },
    ...stopAt,
    ...dues.map((at) => ({ at, act: () => payNext(shop, own.idAgreement) })),
  ];
};

const payFirst = async (shop: SeedShop, receipt: string | null) => {
  const { id, idUser, idAgreement } = await shop.tx
    .selectFrom('orders')
    .innerJoin('recurring_period', 'recurring_period.id_order', 'orders.id')
    .select(['orders.id', 'id_buyer as idUser', 'id_agreement as idAgreement'])
    .where('receipt', '=', receipt)
    .executeTakeFirstOrThrow();
  await pay(shop, id);
  return { idUser, idAgreement };
};

/** Nothing is charged for one that ends today, or has ended. */
const payNext = async (shop: SeedShop, idAgreement: number): Promise<void> => {
  await shop.lookAt({ idAgreement });
  const due = await shop.tx
    .selectFrom('recurring_period')
    .select('id_order')
    .where('id_agreement', '=', idAgreement)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (due) await pay(shop, due.id_order);
};

const pay = async ({ tx, accept, acceptPeriod }: SeedShop, idOrder: number): Promise<void> => {
  await accept(tx, { si: await paymentOf(tx, idOrder), purpose: 'order', ref: String(idOrder) });
  await acceptPeriod(tx, { idOrder });
};
