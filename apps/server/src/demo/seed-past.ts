import type { Tx } from '../platform/database/database.ts';
import { openPast, type Sale } from './past.ts';
import { moneyOf } from './seed-money.ts';
import { ordersOf } from './seed-orders.ts';
import { waitingWithdrawal } from './world/money.ts';
import type { Story } from './world/orders.ts';
import { demoEmails } from './world/staff.ts';

/** What people bought, earned and took out before the visitor came. */
export const seedPast = async (tx: Tx, sale: Sale, autographs: ReadonlyMap<Story, string>): Promise<void> => {
  const past = openPast(tx, sale);
  const fan = await idOf(tx, demoEmails.fan);
  const talent = await idOf(tx, demoEmails.talent);
  const staff = await idOf(tx, demoEmails.administrator);
  const otherTalent = await idNamed(tx, waitingWithdrawal.talent);
  const fans = [fan, ...(await fansBeside(tx, fan))];
  await past.play([
    ...moneyOf(past, { fan, talent, otherTalent, staff }),
    ...ordersOf(past, { fans, talent, staff, autographs }),
  ]);
};

const idOf = async (tx: Tx, email: string): Promise<number> =>
  (await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

const idNamed = async (tx: Tx, nickname: string): Promise<number> =>
  (await tx.selectFrom('users').select('id').where('nickname', '=', nickname).executeTakeFirstOrThrow()).id;

const fansBeside = async (tx: Tx, fan: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'FAN')
    .where('id', '<>', fan)
    .orderBy('id')
    .limit(20)
    .execute();
  return rows.map(({ id }) => id);
};
