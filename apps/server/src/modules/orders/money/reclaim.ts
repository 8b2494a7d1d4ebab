import type { Shares } from '@stagedoor/contract/earnings';
import { add, type Cents, negate, subtract, zero } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import { charity, escrow, platform, transfer, wallet } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';
import { countDonated } from './count-donated.ts';
import { drawsOf, entryKeyOf } from './draws.repo.ts';
import { paidOut } from './pay-out.ts';

type UsedDeps = Pick<Deps, 'clock' | 'ledger' | 'wallet'>;

/**
 * Moves paid-out shares back into escrow. What the talent can already spend is not taken from them; we bear that loss.
 */
export const reclaim = async (
  tx: Tx,
  { clock, ledger, wallet: walletModule }: UsedDeps,
  order: Order,
  kind: 'order.reclaimed' | 'pack.reclaimed',
  shares: Shares,
): Promise<void> => {
  const { id, idTalent: idUser, fund } = order;
  const pending = await takePending(tx, walletModule, order, shares.talent);
  const ours = subtract(add(shares.platform, shares.talent), pending);
  const postings = [
    ...(fund ? transfer(charity(fund.idFund), escrow(id), shares.charity) : []),
    ...transfer(platform, escrow(id), ours),
    ...transfer(wallet.pending(idUser), escrow(id), pending),
  ];
  await ledger.post(tx, { kind, ref: id, at: clock.now(), postings });
  if (fund) await countDonated(tx, order, negate(shares.charity));
};

/** Partial payouts are reclaimed one by one. */
const takePending = async (tx: Tx, walletModule: Deps['wallet'], order: Order, amount: Cents): Promise<Cents> => {
  const { id: idOrder, idTalent: idUser } = order;
  const draws = order.drawn > 0 ? await drawsOf(tx, idOrder) : [];
  const earned =
    draws.length > 0 ? draws.map(({ ref }) => entryKeyOf({ idOrder, ref })) : [{ kind: paidOut, ref: idOrder }];
  let taken = zero;
  for (const entry of earned) {
    taken = add(taken, await walletModule.takeBack(tx, { idUser, ...entry }, subtract(amount, taken)));
  }
  return taken;
};
