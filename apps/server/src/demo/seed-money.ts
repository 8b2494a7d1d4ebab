import { limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import { withdrawBody } from '@stagedoor/contract/schemas/withdraw';
import { bank, payout, platform, transfer, wallet } from '../modules/ledger/index.ts';
import { recordStaffAction } from '../modules/staff/index.ts';
import { type Destination, newWithdrawal } from '../modules/wallet/index.ts';
import { day } from '../platform/time.ts';
import type { SeedEvent, SeedShop } from './seed-shop.ts';
import { born, ownBonus, sentWithdrawal, waitingWithdrawal } from './world/money.ts';

type People = { fan: number; talent: number; otherTalent: number; staff: number };

/** Wallet activity besides orders: a bonus, a withdrawal that was sent, and one that waits for staff. */
export const moneyOf = (shop: SeedShop, { fan, talent, otherTalent, staff }: People): SeedEvent[] => {
  const now = shop.now().getTime();
  const ago = (days: number) => new Date(now - days * day);
  const { days } = sentWithdrawal;
  let idSent = 0;
  return [
    { at: ago(ownBonus.days), act: () => grantBonus(shop, fan) },
    {
      at: ago(days),
      act: async () => {
        idSent = await ask(shop, talent, sentWithdrawal);
      },
    },
    { at: ago(days - 3.1), act: () => approve(shop, idSent, staff) },
    { at: ago(days - 3.2), act: () => sendOut(shop, idSent, staff) },
    { at: ago(waitingWithdrawal.days), act: async () => void (await ask(shop, otherTalent, waitingWithdrawal)) },
  ];
};

const grantBonus = async ({ tx, ledger, now }: SeedShop, idUser: number) => {
  const postings = transfer(platform, wallet.bonus(idUser), cents(ownBonus.amount));
  await ledger.post(tx, { kind: 'bonus.granted', ref: `welcome-${idUser}`, at: now(), postings });
};

type Input = { amount: number; address: object; destination: Destination };

const ask = async ({ tx, ledger, secrets, now }: SeedShop, idUser: number, input: Input): Promise<number> => {
  const { name } = await tx.selectFrom('users').select('name').where('id', '=', idUser).executeTakeFirstOrThrow();
  const [firstName, ...others] = name.split(' ');
  const { amount, address, destination } = input;
  const person = { ...born, firstName, lastName: others.join(' ') };
  const body = { ...withdrawBody.omit({ destination: true }).parse({ amount, address, person }), destination };
  const { id } = await tx
    .insertInto('withdrawal')
    .values(newWithdrawal(secrets, { idUser, body, at: now() }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const postings = transfer(wallet.earned(idUser), payout(id), body.amount);
  await ledger.post(tx, { kind: 'withdrawal.requested', ref: id, at: now(), postings });
  return id;
};

const approve = async ({ tx, now }: SeedShop, id: number, idStaff: number) => {
  const { amount } = sentWithdrawal;
  await tx
    .updateTable('withdrawal')
    .set({ state: 'approved', id_decider: idStaff, decided_at: now() })
    .where('id', '=', id)
    .execute();
  const approved = { action: 'withdrawal.approved', subject: `withdrawal ${id}`, detail: { amount } };
  await recordStaffAction(tx, { idStaff, ...approved, at: now() });
};

const sendOut = async ({ tx, ledger, now }: SeedShop, id: number, idStaff: number) => {
  const { amount } = sentWithdrawal;
  const at = now();
  const { id: batch } = await tx
    .insertInto('withdrawal_batch')
    .values({ rail: 'bank', id_staff: idStaff, created_at: at, four_eyes_from: limits.withdrawal.fourEyesFrom })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.updateTable('withdrawal').set({ state: 'sent', id_batch: batch }).where('id', '=', id).execute();
  const postings = transfer(payout(id), bank, cents(amount));
  await ledger.post(tx, { kind: 'withdrawal.sent', ref: id, at, postings });
  const exported = { action: 'withdrawals.exported', subject: `batch ${batch}`, detail: { count: 1, total: amount } };
  await recordStaffAction(tx, { idStaff, ...exported, at });
};
