import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { testCards } from '@stagedoor/sandbox';
import type { Random } from '../../../apps/server/src/demo/random.ts';
import { aWithdrawal } from '../../support/a-withdrawal.ts';
import type { Buyer } from '../../support/buyers.ts';
import { payOnPage } from '../../support/paying-program.ts';
import type { Answer, Insist } from './insist.ts';

export type Plan = {
  amount: number;
  /** Stays until it is paid, leaves after paying, or never pays. */
  manner: 'stays' | 'leaves' | 'abandons';
  /** Opens the card page twice and pays on whatever it is shown. */
  twoTabs: boolean;
  declinedFirst: boolean;
  /** Of what was paid in, asked back for the card afterwards. */
  returns: number;
  earned: number;
  /** Of what was earned before. */
  withdraws: number;
};

export type Purchase = Plan & { buyer: Buyer; si: string };

export const planPurchase = (random: Random): Plan => {
  const amount = random.int(101, 20_000);
  const mood = random.next();
  const manner = mood < 0.65 ? 'stays' : mood < 0.9 ? 'leaves' : 'abandons';
  const returns = manner === 'stays' && random.chance(0.3) ? random.int(1, amount) : 0;
  const withdraws = random.chance(0.1) ? random.int(1_000, 5_000) : 0;
  const earned = withdraws > 0 ? 5_000 : 0;
  return { amount, manner, earned, twoTabs: random.chance(0.2), declinedFirst: random.chance(0.1), returns, withdraws };
};

/** One purchase from the first click to the last answer; every call is asked until it is answered. */
export const makePurchase = async (ask: Insist, buyer: Buyer, plan: Plan): Promise<Purchase> => {
  const deposited = accepted(await ask(buyer, '/deposit', { amount: plan.amount }, randomUUID()));
  const si = URL.parse(String(deposited.result), 'http://here')?.searchParams.get('si') ?? '';
  const openPage = async () => String(accepted(await ask(buyer, '/open-checkout', { si })).url);
  const pages = await Promise.all(plan.twoTabs ? [openPage(), openPage()] : [openPage()]);
  if (plan.manner !== 'abandons') for (const page of new Set(pages)) await pay(page, plan);
  if (plan.manner === 'stays') await untilPaid(ask, buyer, si);
  if (plan.returns > 0) await askTwice(ask, buyer, '/return-deposit', { amount: plan.returns });
  if (plan.withdraws > 0) await askTwice(ask, buyer, '/send-withdraw', { ...aWithdrawal, amount: plan.withdraws });
  return { ...plan, buyer, si };
};

const accepted = ({ status, body }: Answer) => {
  if (status !== 200) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
  return body;
};

const pay = async (page: string, { declinedFirst }: Plan) => {
  if (declinedFirst) await payOnPage(page, testCards.declined);
  await payOnPage(page);
};

const untilPaid = async (ask: Insist, buyer: Buyer, si: string) => {
  while (accepted(await ask(buyer, '/get-payment', { si })).state !== 'paid') await pause(100);
};

/** With one key, at the same moment: an impatient finger. */
const askTwice = async (ask: Insist, buyer: Buyer, path: string, body: object) => {
  const key = randomUUID();
  const answers = await Promise.all([ask(buyer, path, body, key), ask(buyer, path, body, key)]);
  for (const answer of answers) accepted(answer);
};
