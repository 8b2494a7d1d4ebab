import { type Cents, cents } from '@stagedoor/contract/money';
import { createCatalogue } from '../modules/catalogue/index.ts';
import { createCertificates } from '../modules/certificates/index.ts';
import { createGifts } from '../modules/gifts/index.ts';
import { type Account, clearing, type Ledger, transfer, wallet } from '../modules/ledger/index.ts';
import { createMemberships, memberAccess } from '../modules/memberships/index.ts';
import { acceptPayment, createOrders, processOverdueOrders } from '../modules/orders/index.ts';
import { createPromotions } from '../modules/promotions/index.ts';
import { acceptPeriod, createRecurring, lookAt } from '../modules/recurring/index.ts';
import { createReviews } from '../modules/reviews/index.ts';
import { createWallet, releaseDueEarnings } from '../modules/wallet/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { readIn } from '../platform/database/read.ts';

export type Sale = Parameters<typeof createOrders>[0] & Parameters<typeof createWallet>[0];
export type SeedShop = ReturnType<typeof openSeedShop>;

/** Something that happened in the past of the demo world. */
export type SeedEvent = { at: Date; act: () => Promise<void> };

/**
 * The shop at any past moment: the product's own use cases in the transaction of the seed. Sends no mails; periodic
 * jobs pick up what is still to come.
 */
export const openSeedShop = (tx: Tx, sale: Sale) => {
  let now = sale.clock.now();
  const clock = { now: () => new Date(now) };
  const database: Sale['database'] = { ...sale.database, inTransaction: (work) => work(tx), read: readIn(tx) };
  const jobs: Sale['jobs'] = { ...sale.jobs, queue: async () => {}, queueSlot: async () => {} };
  const outbox: Sale['outbox'] = { ...sale.outbox, append: async () => {} };
  const quiet = { ...sale, clock, database, jobs, outbox };
  const catalogue = createCatalogue({ ...quiet, memberAccess });
  const promotions = createPromotions({ ...quiet, catalogue });
  const pay = payByCard(tx, sale.ledger, clock);
  const payments = {
    ...sale.payments,
    record: recordPaid(tx, pay),
    chargeCard: chargePaid(pay),
    chargeNow: async () => {},
  };
  // Their log is written when the program has started.
  const certificates = createCertificates({ ...quiet, outbox: sale.outbox });
  const shop = { ...quiet, catalogue, promotions, payments, certificates, wallet: createWallet(quiet) };
  const release = releaseDueEarnings(quiet);
  const orders = createOrders(shop);
  const renewing = { ...shop, orders };
  const recurring = createRecurring(renewing);
  const listForMembers = catalogue.listForMembers;
  const monthly = {
    ...renewing,
    recurring,
    listForMembers,
    notify: async () => {},
    publicUrl: () => 'https://stagedoor.example',
  };
  return {
    tx,
    catalogue,
    delivery: sale.delivery,
    ledger: sale.ledger,
    secrets: sale.secrets,
    now: clock.now,
    orders,
    memberships: createMemberships(monthly),
    gifts: createGifts(monthly),
    lookAt: lookAt(renewing),
    acceptPeriod: acceptPeriod(renewing),
    reviews: createReviews(quiet),
    accept: acceptPayment(shop),
    lapse: processOverdueOrders(shop),
    deposit: (idUser: number, amount: Cents) =>
      pay({ purpose: 'deposit', kind: 'deposit.received', into: wallet.deposited(idUser), amount, idUser }),
    /** Runs in chronological order, so that the ledger is in order too. */
    async play(events: readonly SeedEvent[]): Promise<void> {
      for (const { at, act } of events.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
        now = at;
        await release();
        await act();
      }
      now = sale.clock.now();
      await release();
    },
  };
};

/** A fan who is logged in. */
export const callerOf = (idUser: number) =>
  ({
    kind: 'user',
    idUser,
    role: 'FAN',
    status: 'ACTIVE',
    idSession: '',
    device: '',
    blocked: false,
    staff: null,
  }) as const;

type Payment = { si?: string; purpose: string; ref?: string | number; kind: string; into: Account; amount: Cents };

/** `isKept`: it was saved before. */
type PaidBy = { idUser: number | null; idCard?: string | undefined; isKept?: boolean };

/** Records payments by cards unknown to the sandbox, each with its own id. */
const payByCard = (tx: Tx, ledger: Ledger, clock: Clock) => {
  let last = 0;
  return async ({ idUser, idCard, isKept = false, ...payment }: Payment & PaidBy): Promise<string> => {
    const { purpose, ref, kind, into, amount } = payment;
    const { si: id = `00000000-0000-4000-8000-${String(++last).padStart(12, '0')}` } = payment;
    const at = clock.now();
    await tx
      .insertInto('payment')
      .values({
        id,
        purpose,
        ref: String(ref ?? id),
        kind,
        into_kind: into.kind,
        into_owner: into.owner,
        amount,
        id_user: idUser,
        id_card: idCard ?? null,
        kept_card: isKept,
        description: 'Demo',
        language: 'en',
        success_path: '/wallet',
        cancel_path: '/wallet',
        state: 'paid',
        captured: amount,
        provider_payment: `pi_demo_${id}`,
        created_at: at,
        settled_at: at,
        expires_at: at,
      })
      .execute();
    await ledger.post(tx, { kind, ref: ref ?? id, at, postings: transfer(clearing(id), into, cents(amount)) });
    return id;
  };
};

/** Replaces the card page: the payment succeeds at once, by the saved card if the payer has one. */
const recordPaid =
  (tx: Tx, pay: ReturnType<typeof payByCard>): Sale['payments']['record'] =>
  async (_tx, payment) => {
    const { idUser, keepCard } = payment;
    const card = keepCard
      ? await tx.selectFrom('saved_card').select('id').where('id_user', '=', idUser).executeTakeFirst()
      : undefined;
    return { si: await pay({ ...payment, idCard: card?.id }), result: 'paid' };
  };

/** Replaces the charge of a saved card in its owner's absence. */
const chargePaid =
  (pay: ReturnType<typeof payByCard>): Sale['payments']['chargeCard'] =>
  async (_tx, charge) => ({ si: await pay({ ...charge, isKept: true }) });
