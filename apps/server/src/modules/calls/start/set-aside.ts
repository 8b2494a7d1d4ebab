import { ApiError } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { zero } from '@stagedoor/contract/money';
import type { CallPayment } from '@stagedoor/contract/schemas/call';
import type { Tx } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { contactOf } from '../../accounts/index.ts';
import type { Purchase } from '../../orders/index.ts';
import type { Deps } from '../deps.ts';
import type { SetAside } from '../end/settle-seconds.ts';
import { refuseCall } from './refuse-call.ts';

type Wanted = {
  caller: Caller & { idUser: number };
  idTalent: number;
  idProduct: number;
  minutes: number;
  payment: CallPayment;
  language: Language;
  /** A card is only authorised, until the call is over. */
  captureLater: boolean;
  /** Our page to which the page of the card leads back. */
  path: string;
};
/** `isHeld`: nothing is left to pay. `result`: where to continue paying. */
export type Held = SetAside & { isHeld: boolean; result: string };

/** Sets minutes of a talent aside, as an order: from the wallet, on a card, or from a pack. All they can ever cost. */
export const setAside = async (tx: Tx, deps: Pick<Deps, 'orders'>, wanted: Wanted): Promise<Held> => {
  try {
    return await place(tx, deps, wanted);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refuseCall({ name: error.name, reason: error.reason, cause: error });
  }
};

const place = async (tx: Tx, deps: Pick<Deps, 'orders'>, wanted: Wanted): Promise<Held> => {
  const { minutes, payment } = wanted;
  const pack = payment.by === 'pack' ? await takeFromPack(tx, deps, wanted) : undefined;
  const seconds = pack?.seconds ?? minutes * 60;
  // The payment page shows it.
  const { email } = await contactOf(tx, wanted.caller.idUser);
  const fields = { quantity: Math.ceil(seconds / 60), email: email ?? '' };
  const { idOrder, result } = await deps.orders.place(tx, purchaseOf(wanted, fields, pack?.idPack));
  const { state, unit_price: rate } = await tx
    .selectFrom('orders')
    .select(['state', 'unit_price'])
    .where('id', '=', idOrder)
    .executeTakeFirstOrThrow();
  return { idOrder, idPack: pack?.idPack ?? null, rate, seconds, isHeld: state === 'processing', result };
};

const takeFromPack = (tx: Tx, { orders }: Pick<Deps, 'orders'>, { caller, idTalent, minutes }: Wanted) =>
  orders.entitlements.takeSeconds(tx, { idUser: caller.idUser, idTalent, atMost: minutes * 60 });

const purchaseOf = (
  { caller, idProduct, payment, language, captureLater, path }: Wanted,
  fields: Purchase['fields'],
  idPack: number | undefined,
): Purchase => ({
  placedBy: 'buyer',
  caller,
  home: 'calls',
  captureLater,
  idProduct,
  idPack,
  fields,
  shown: payment.total,
  keepAddress: false,
  fromWallet: payment.by === 'wallet' ? payment.total : zero,
  card:
    payment.idCard === undefined
      ? { kind: 'page', keep: payment.keepCard ?? false }
      : { kind: 'kept', idCard: payment.idCard },
  language,
  cancelPath: path,
  successPath: path,
});
