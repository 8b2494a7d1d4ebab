import { cents, zero } from '@stagedoor/contract/money';
import { testCards } from '@stagedoor/sandbox';
import type { Agreement, RecurringKind } from '../../apps/server/src/modules/recurring/index.ts';
import { aProduct, aSeller } from './catalogue.ts';
import { type PayingProgram, payOnPage } from './paying-program.ts';
import { answerBank } from './payments.ts';
import { userWith } from './wallet.ts';

type TestCard = { number: string };

/** Something that is paid for every month. Its own module would create it. */
export const aMonthly = async ({ ...program }: PayingProgram, price = 1000, idOwner?: number) => {
  const idTalent = idOwner ?? (await aSeller(program)).idUser;
  const idProduct = await aProduct(program, idTalent, 'AUTOGRAPH', { standardRate: price, expressRate: undefined });
  await program.database.pool.query(`update product set type = 'SUBSCRIPTION' where id = $1`, [idProduct]);
  return { idTalent, idProduct, price };
};

type Monthly = Awaited<ReturnType<typeof aMonthly>>;
type Wish = { kind?: RecurringKind; idCard?: string; promoCode?: string; shown?: number };

const session = { role: 'FAN', status: 'ACTIVE', idSession: '', device: '', blocked: false, staff: null } as const;

/** Begins an agreement without paying. */
export const begin = (
  { database, recurring }: PayingProgram,
  idUser: number,
  { idTalent, idProduct, price }: Monthly,
  { kind = 'membership', idCard, promoCode, shown = price }: Wish = {},
) =>
  database.inTransaction((tx) =>
    recurring.begin(tx, {
      kind,
      idUser,
      idTalent,
      amount: cents(price),
      purchase: {
        placedBy: 'buyer',
        home: 'elsewhere',
        caller: { kind: 'user', idUser, ...session },
        idProduct,
        fields: promoCode === undefined ? {} : { promoCode },
        shown: cents(shown),
        keepAddress: false,
        fromWallet: zero,
        card: idCard === undefined ? { kind: 'page', keep: true } : { kind: 'kept', idCard },
        language: 'en',
      },
    }),
  );

/** Pays on the payment page that `result` leads to; a question of the bank is answered. */
export const payOn = async (program: PayingProgram, result: string, card: TestCard = testCards.success) => {
  const si = result.split('si=')[1] ?? '';
  const location = (await payOnPage(await program.payments.openCheckout(si), card)).headers.get('location') ?? '';
  if (location.endsWith('/authenticate')) await answerBank(location);
  await program.payments.readPayment(si);
  await program.settle();
};

/** A fan whose first period is paid. */
export const aMember = async (program: PayingProgram, monthly?: Monthly, card?: TestCard) => {
  const plan = monthly ?? (await aMonthly(program));
  const fan = await userWith(program);
  const { idAgreement, result } = await begin(program, fan.idUser, plan);
  await payOn(program, result, card);
  return { ...plan, fan, idAgreement };
};

export const agreementOf = async ({ database }: PayingProgram, idAgreement: number): Promise<Agreement> => {
  const { rows } = await database.pool.query('select * from recurring_agreement where id = $1', [idAgreement]);
  return rows[0];
};

/** What was paid, oldest first: from, until, and the price of the order. */
export const paidBy = async ({ database }: PayingProgram, idAgreement: number) => {
  const { rows } = await database.pool.query(
    `select p.from_at, p.until, o.total from recurring_period p join orders o on o.id = p.id_order
     where p.id_agreement = $1 and p.state = 'paid' order by p.number`,
    [idAgreement],
  );
  return rows.map(({ from_at, until, total }) => ({
    from: (from_at as Date).toISOString().slice(0, 10),
    until: (until as Date).toISOString().slice(0, 10),
    total: total as number,
  }));
};

/** The orders of an agreement, oldest first. */
export const ordersOf = async ({ database }: PayingProgram, idAgreement: number) => {
  const { rows } = await database.pool.query(
    `select o.* from recurring_period p join orders o on o.id = p.id_order where p.id_agreement = $1 order by o.id`,
    [idAgreement],
  );
  return rows as { id: number; state: string; total: number; rest_returned: number; id_payment: string }[];
};

/** Successful charges at the provider for all payments of an agreement. */
export const chargedFor = async (program: PayingProgram, idAgreement: number): Promise<number[]> => {
  const { rows } = await program.database.pool.query(
    `select y.id from recurring_period p join payment y on y.purpose = 'order' and y.ref = p.id_order::text
     where p.id_agreement = $1`,
    [idAgreement],
  );
  const ids = new Set(rows.map(({ id }) => id));
  const intents = await program.stripe.paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  return intents
    .filter(({ metadata, status }) => ids.has(metadata.reference) && status === 'succeeded')
    .map(({ amount }) => amount);
};

/** Moves the clock to a moment and lets everything due happen. */
export const moveTo = async (program: PayingProgram, moment: string) => {
  program.clock.advance(new Date(moment).getTime() - program.clock.now().getTime());
  await program.settle();
  await program.settle();
};
