import { add, type Cents, cents, subtract, zero } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import { charity, escrow, platform, transfer, wallet } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../orders.repo.ts';
import { countDonated } from './count-donated.ts';
import { drawsOf, occasionOf } from './draws.repo.ts';
import { paidOut } from './pay-out.ts';

type Needed = Pick<Deps, 'clock' | 'ledger' | 'wallet'>;
type Shares = Pick<Order, 'charity' | 'platform' | 'talent'>;

/** Back into escrow what was shared out. What the talent has in hand already is not taken from them: that is our risk. */
export const reclaim = async (
  tx: Tx,
  { clock, ledger, wallet: purse }: Needed,
  order: Order,
  kind: 'order.reclaimed' | 'pack.reclaimed',
  shares: Shares,
): Promise<void> => {
  const { id, id_talent: idUser, id_fund: idFund } = order;
  const pending = await takePending(tx, purse, order, cents(shares.talent));
  const ours = cents(shares.platform + shares.talent - pending);
  const postings = [
    ...(idFund === null ? [] : transfer(charity(idFund), escrow(id), cents(shares.charity))),
    ...transfer(platform, escrow(id), ours),
    ...transfer(wallet.pending(idUser), escrow(id), pending),
  ];
  await ledger.post(tx, { kind, ref: id, at: clock.now(), postings });
  if (idFund !== null) await countDonated(tx, order, cents(-shares.charity));
};

/** What was paid out in parts is taken back part by part. */
const takePending = async (tx: Tx, purse: Deps['wallet'], order: Order, wanted: Cents): Promise<Cents> => {
  const { id: idOrder, id_talent: idUser } = order;
  const draws = order.drawn > 0 ? await drawsOf(tx, idOrder) : [];
  const earned =
    draws.length > 0 ? draws.map(({ ref }) => occasionOf({ idOrder, ref })) : [{ kind: paidOut, ref: idOrder }];
  let taken = zero;
  for (const occasion of earned) {
    taken = add(taken, await purse.takeBack(tx, { idUser, ...occasion }, subtract(wanted, taken)));
  }
  return taken;
};
