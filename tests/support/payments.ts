import { cents } from '@stagedoor/contract/money';
import { testCards } from '@stagedoor/sandbox';
import { ledgerInvariants, wallet } from '../../apps/server/src/modules/ledger/index.ts';
import {
  type NewCharge,
  type NewPayment,
  paymentInvariants,
  reconcile,
} from '../../apps/server/src/modules/payments/index.ts';
import { minutes } from './clock.ts';
import { brokenInvariants } from './ledger.ts';
import { type PayingProgram, payOnPage } from './paying-program.ts';
import { aUser } from './people.ts';

type TestCard = { number: string };

/** A user with an unpaid payment. */
export const aPayment = async (program: PayingProgram, change: Partial<NewPayment> = {}) => {
  const idUser = change.idUser ?? (await aUser(program)).idUser;
  const { si } = await program.database.inTransaction((tx) =>
    program.payments.record(tx, {
      purpose: 'test',
      kind: 'test.filled',
      idUser,
      amount: cents(2500),
      language: 'en',
      into: wallet.deposited(idUser),
      description: 'A deposit',
      successPath: '/paid?si={si}',
      cancelPath: '/wallet',
      expiresAt: new Date(program.clock.now().getTime() + minutes(30)),
      ...change,
    }),
  );
  return { si, idUser };
};

/** Opens the card page and pays. */
export const pay = async (program: PayingProgram, si: string, card: TestCard = testCards.success) =>
  payOnPage(await program.payments.openCheckout(si), card);

export const aPaidPayment = async (
  program: PayingProgram,
  change: Partial<NewPayment> = {},
  card: TestCard = testCards.success,
) => {
  const payment = await aPayment(program, change);
  await pay(program, payment.si, card);
  await program.payments.readPayment(payment.si);
  return payment;
};

/** A card saved during a payment; 3-D Secure is passed if required. */
export const aSavedCard = async (program: PayingProgram, card: TestCard = testCards.success, idOwner?: number) => {
  const { si, idUser } = await aPayment(program, { keepCard: true, ...(idOwner !== undefined && { idUser: idOwner }) });
  const location = (await pay(program, si, card)).headers.get('location') ?? '';
  if (location.endsWith('/authenticate')) await answerBank(location);
  await program.payments.readPayment(si);
  const [saved] = await program.database.inTransaction((tx) => program.payments.cardsOf(tx, idUser));
  return { idUser, idCard: saved?.idCard ?? '' };
};

type ChargedCard = Pick<NewCharge, 'idUser' | 'idCard'> & Partial<NewCharge>;

/** Charges a saved card, off-session by default. */
export const charge = (program: PayingProgram, card: ChargedCard) =>
  program.database.inTransaction((tx) =>
    program.payments.chargeCard(tx, {
      purpose: 'test',
      kind: 'test.charged',
      amount: cents(700),
      language: 'en',
      into: wallet.deposited(card.idUser),
      description: 'A charge',
      backPath: '/paid?si={si}',
      offSession: true,
      expiresAt: new Date(program.clock.now().getTime() + minutes(60)),
      ...card,
    }),
  );

/** The result of a 3-D Secure challenge. */
export const answerBank = (question: string, answer: 'complete' | 'fail' = 'complete') =>
  fetch(question, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ answer }) });

export const refund = (program: PayingProgram, si: string, idUser: number, amount: number, ref = 'r1') =>
  program.database.inTransaction((tx) =>
    program.payments.refund(tx, {
      si,
      amount: cents(amount),
      kind: 'test.emptied',
      ref: `${si} ${ref}`,
      from: wallet.deposited(idUser),
    }),
  );

export const balanceOf = async ({ database, ledger }: PayingProgram, idUser: number) =>
  (await database.inTransaction((tx) => ledger.balances(tx, idUser))).deposited;

export const rowOf = async ({ database }: PayingProgram, si: string) =>
  database.inTransaction((tx) => tx.selectFrom('payment').selectAll().where('id', '=', si).executeTakeFirstOrThrow());

/** Domain events about a payment, oldest first. */
export const eventsOf = async ({ database }: PayingProgram, si: string) => {
  const eventsOfPayment = `select type, body from fact where body ->> 'si' = $1 order by id`;
  const { rows } = await database.pool.query(eventsOfPayment, [si]);
  return rows.map(({ type, body }) => ({ type, ...body }));
};

export const reconcileNow = async (program: PayingProgram) => {
  await program.database.inTransaction((tx) => program.jobs.queue(tx, reconcile, {}));
  await program.settle();
  await program.settle();
};

export const violationsIn = (program: PayingProgram) =>
  brokenInvariants(program, [...ledgerInvariants, ...paymentInvariants]);

export const customerOf = async ({ database }: PayingProgram, idUser: number): Promise<string> => {
  const { rows } = await database.pool.query('select id_customer from card_customer where id_user = $1', [idUser]);
  return rows[0]?.id_customer ?? '';
};

export const cardsAtProvider = async (program: PayingProgram, idUser: number) =>
  (await program.stripe.paymentMethods.list({ customer: await customerOf(program, idUser) })).data;

export const refundsAtProvider = async (program: PayingProgram, si: string) => {
  const { provider_payment } = await rowOf(program, si);
  return (await program.stripe.refunds.list({ payment_intent: provider_payment ?? '' })).data;
};

/** The charges for a payment, according to the provider. */
export const chargesFor = async ({ stripe }: PayingProgram, si: string) => {
  const intents = await stripe.paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  return intents.filter(({ metadata, status }) => metadata.reference === si && status === 'succeeded');
};
