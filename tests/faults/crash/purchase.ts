import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { testCards } from '@stagedoor/sandbox';
import type { Random } from '../../../apps/server/src/demo/random.ts';
import { aWithdrawal } from '../../support/a-withdrawal.ts';
import type { Buyer } from '../../support/buyers.ts';
import { payOnPage } from '../../support/paying-program.ts';
import { answerBank } from '../../support/payments.ts';
import { anAutograph, price, type Ware } from '../../support/shop.ts';
import type { Answer, RetryingCall } from './retrying-client.ts';

export type Plan = {
  ware: Ware;
  /** Deposited by card before buying, and spent from the wallet. */
  topsUp: number;
  /** Part of the price; a card pays the rest. */
  fromWallet: number;
  /** For card payments: waits until it is paid, leaves after paying, or never pays. */
  manner: 'stays' | 'leaves' | 'abandons';
  /** A saved card pays instead of a typed-in one: directly, or after 3-D Secure. */
  keptCard: 'plain' | 'asks' | null;
  /** Presses Buy twice, opens the card page twice and pays on every page shown. */
  impatient: boolean;
  declinedFirst: boolean;
  /** Cancels the order at once. */
  regrets: boolean;
  /** Unspent deposit, returned to the card afterwards. */
  returns: number;
  /** In the wallet from the beginning. */
  earned: number;
  /** Unspent earnings to withdraw. */
  withdraws: number;
};

/** `si` is the card payment, if any. */
export type Purchase = Plan & { buyer: Buyer; si: string | null; receipt: string };
/** A buyer with a plan, and the saved card it needs. */
export type Person = { buyer: Buyer; plan: Plan; idCard: string | null };

const spare = 5_000;

export const planPurchase = (random: Random, wares: readonly [Ware, ...Ware[]]): Plan => {
  const [pays, mood] = [random.next(), random.next()];
  const topsUp = pays < 0.1 ? price + random.int(101, 20_000) : 0;
  const fromWallet = pays < 0.75 ? price : pays < 0.8 ? random.int(100, price - 100) : 0;
  const isByCard = fromWallet < price;
  const kept = random.next();
  const keptCard = !isByCard || kept > 0.6 ? null : kept < 0.35 ? 'plain' : 'asks';
  const isPatient = !isByCard || keptCard === 'plain' || mood < 0.65;
  const manner = isPatient ? 'stays' : mood < 0.9 ? 'leaves' : 'abandons';
  const returns = topsUp > 0 && random.chance(0.3) ? random.int(1, topsUp - price) : 0;
  const withdraws = random.chance(0.1) ? random.int(1_000, spare) : 0;
  return {
    ware: random.pick(wares),
    topsUp,
    fromWallet,
    manner,
    keptCard,
    returns,
    withdraws,
    impatient: random.chance(0.2),
    declinedFirst: random.chance(0.1),
    regrets: manner === 'stays' && random.chance(0.1),
    earned: (topsUp > 0 ? 0 : fromWallet) + (withdraws > 0 ? spare : 0),
  };
};

/** One purchase from the first click to the last response; every call is retried until it is answered. */
export const makePurchase = async (ask: RetryingCall, { buyer, plan, idCard }: Person): Promise<Purchase> => {
  const { ware, topsUp, fromWallet, manner, regrets, returns, withdraws } = plan;
  const payByCard = async (link: unknown) => {
    const si = URL.parse(String(link), 'http://here')?.searchParams.get('si') ?? '';
    const openPage = async () => String(accepted(await ask(buyer, '/open-checkout', { si })).url);
    const pages = await Promise.all(plan.impatient ? [openPage(), openPage()] : [openPage()]);
    if (manner !== 'abandons') for (const page of new Set(pages)) await pay(page, plan);
    if (manner === 'stays') await untilPaid(ask, buyer, si);
    return si;
  };

  const deposit = topsUp > 0 && accepted(await ask(buyer, '/deposit', { amount: topsUp }, randomUUID()));
  const deposited = deposit && (await payByCard(deposit.result));
  const press = plan.impatient ? askTwice : askOnce;
  const body = { ...anAutograph(ware, fromWallet), ...(idCard && { idCard }) };
  const bought = await press(ask, buyer, '/buy-product/', body);
  const paid = !idCard && bought.result !== 'success' && (await payByCard(bought.result));
  if (idCard) await waitForCharge(ask, buyer, plan, bought.receipt);
  if (regrets) await takeBack(ask, buyer, bought.receipt);
  if (returns > 0) await askTwice(ask, buyer, '/return-deposit', { amount: returns });
  if (withdraws > 0) await askTwice(ask, buyer, '/send-withdraw', { ...aWithdrawal, amount: withdraws });
  return { ...plan, buyer, si: deposited || paid || null, receipt: String(bought.receipt) };
};

const accepted = ({ status, body }: Answer) => {
  if (status !== 200) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
  return body;
};

const pay = async (page: string, { declinedFirst }: Plan) => {
  if (declinedFirst) await payOnPage(page, testCards.declined);
  await payOnPage(page);
};

const untilPaid = async (ask: RetryingCall, buyer: Buyer, si: string) => {
  while (accepted(await ask(buyer, '/get-payment', { si })).state !== 'paid') await pause(250);
};

type Bought = { state: string; checkout: string | null; charge: { state: string } | null };

/** Polls the state of the charge, as the page after the purchase does, and follows it to 3-D Secure. */
const waitForCharge = async (ask: RetryingCall, buyer: Buyer, { manner, impatient }: Plan, receipt: unknown) => {
  for (;;) {
    const bought = accepted(await ask(buyer, '/get-bought', { receipt })) as Bought;
    if (bought.state !== 'awaitingPayment') return;
    const si = bought.checkout?.split('si=')[1];
    if (si && bought.charge?.state === 'needsAuthentication') {
      if (manner === 'abandons') return;
      const question = async () => (await ask(buyer, '/open-checkout', { si })).body.url;
      const questions = await Promise.all(impatient ? [question(), question()] : [question()]);
      for (const url of new Set(questions)) if (url) await answerBank(String(url));
      if (manner === 'leaves') return;
    }
    await pause(250);
  }
};

/**
 * A cancellation is refused before the order is marked as paid, and again after it succeeded and the response was lost.
 */
const takeBack = async (ask: RetryingCall, buyer: Buyer, receipt: unknown) => {
  for (let isDone = false; !isDone; ) {
    const { idOrder, state } = accepted(await ask(buyer, '/get-bought', { receipt }));
    isDone = state === 'cancelled' || (await ask(buyer, `/cancel-product/${idOrder}`)).status === 200;
    if (!isDone) await pause(250);
  }
};

const askOnce = async (ask: RetryingCall, buyer: Buyer, path: string, body: object) =>
  accepted(await ask(buyer, path, body, randomUUID()));

/** A double click: two concurrent calls with one key. */
const askTwice = async (ask: RetryingCall, buyer: Buyer, path: string, body: object) => {
  const key = randomUUID();
  const [first, second] = await Promise.all([ask(buyer, path, body, key), ask(buyer, path, body, key)]);
  accepted(second);
  return accepted(first);
};
