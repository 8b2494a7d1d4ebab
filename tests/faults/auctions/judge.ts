import type { Stripe } from 'stripe';
import { readProviderBooks } from '../../support/provider-books.ts';
import { moneyFaultsOf } from '../renewals/money.ts';
import type { Readable } from '../renewals/periods.ts';
import type { Bidding } from './bidding.ts';

type Offer = {
  place: number;
  id_user: number;
  amount: number;
  state: string;
  best: number;
  asked: boolean;
  struck: boolean;
  in_time: boolean;
};
type Paid = { si: string; idOrder: number; fromWallet: number; won: boolean; returned: boolean };
type Ended = { id: number; state: string; idLeader: number | null; offers: Offer[]; payments: Paid[] };

/** All auctions with whom they were offered to, and every payment of an order for them. */
const readEnded = async (pool: Readable): Promise<Ended[]> => {
  const { rows: auctions } = await pool.query('select id_product as id, state, id_leader as "idLeader" from auction');
  const { rows: offers } = await pool.query(
    `select o.*, b.best, o.id_order is not null as asked, exists (select from auction_strike s where s.id_offer = o.id) as struck,
       coalesce(orders.paid_at < o.pay_by, false) as in_time
     from auction_offer o join auction_bidder b using (id_product, id_user) left join orders on orders.id = o.id_order
     order by o.place`,
  );
  const { rows: payments } = await pool.query(
    `select a.id_product, y.id as si, orders.id as "idOrder", orders.from_wallet as "fromWallet",
       orders.state = 'expired' as returned,
       exists (select from auction_offer o where o.id_order = orders.id and o.state = 'paid') as won
     from auction a join orders using (id_product)
       left join payment y on y.purpose = 'order' and y.ref = orders.id::text`,
  );
  const offersOf = Map.groupBy(offers, ({ id_product }) => id_product);
  const paymentsOf = Map.groupBy(payments, ({ id_product }) => id_product);
  return auctions.map((auction) => ({
    ...auction,
    offers: offersOf.get(auction.id) ?? [],
    payments: paymentsOf.get(auction.id) ?? [],
  }));
};

/** What is wrong with how auctions ended: with who won, with who was blamed, and with what was charged. */
export const faultsOf = async (pool: Readable, stripe: Stripe): Promise<string[]> => {
  const { bySi } = await readProviderBooks(stripe);
  const keptOf = (payments: Paid[]) =>
    payments.reduce((sum, { si }) => sum + (bySi.get(si)?.captured ?? 0) - (bySi.get(si)?.refunded ?? 0), 0);
  const faults = (await readEnded(pool)).flatMap(({ id, state, idLeader, offers, payments }) => {
    const winners = offers.filter((offer) => offer.state === 'paid');
    const paid = payments.filter(({ won }) => won);
    // The talents of these auctions deliver nothing: after a week the money is returned.
    const price = paid[0]?.returned ? 0 : (winners[0]?.amount ?? 0) - (paid[0]?.fromWallet ?? 0);
    const checks: Record<string, boolean> = {
      'it is not over': state === 'sold' || state === 'unsold',
      'two winners': winners.length < 2,
      'sold without a winner, or won without being sold': (winners.length === 1) === (state === 'sold'),
      'the leader was not asked first': offers.length === 0 || offers[0]?.id_user === idLeader,
      'more were asked than may be': offers.length <= 4 && offers.every(({ place }, at) => place === at + 1),
      'not at their own bid': offers.every(({ amount, best }) => amount === best),
      'a lower bidder was asked before a higher one': offers.every(
        ({ amount }, at) => at === 0 || amount <= (offers[at - 1]?.amount ?? 0),
      ),
      'somebody was charged who had not won': keptOf(payments.filter(({ won }) => !won)) === 0,
      'the winner was charged another price': keptOf(paid) === price,
      'a payment in time did not win': offers.every((offer) => !offer.in_time || offer.state === 'paid'),
      'a strike without blame, or blame without a strike': offers.every(
        (offer) => offer.struck === (offer.state === 'expired' && offer.place === 1 && offer.asked),
      ),
    };
    return Object.entries(checks).flatMap(([fault, isFine]) => (isFine ? [] : [`auction ${id}: ${fault}`]));
  });
  return [...faults, ...(await moneyFaultsOf(pool, stripe))];
};

/** What differs from what bidders were told: a confirmed bid that was lost, or a price that they never agreed to. */
export const brokenWords = async (pool: Readable, biddings: readonly Bidding[]): Promise<string[]> => {
  const ids = biddings.map(({ idProduct }) => idProduct);
  const { rows } = await pool.query(
    `select id_product, id_user, best, greatest(best, maximum) as most from auction_bidder where id_product = any($1::bigint[])`,
    [ids],
  );
  const found = new Map(rows.map((row) => [`${row.id_product} ${row.id_user}`, row]));
  return biddings.flatMap(({ idProduct, most }) =>
    [...most].flatMap(([idUser, accepted]) => {
      const row = found.get(`${idProduct} ${idUser}`);
      if (!row) return [`auction ${idProduct}: the bid of ${idUser} was lost`];
      return row.best <= accepted ? [] : [`auction ${idProduct}: ${idUser} bids more than ever agreed to`];
    }),
  );
};
