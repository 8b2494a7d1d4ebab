import { ApiError } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { zero } from '@stagedoor/contract/money';
import type { CallPayment } from '@stagedoor/contract/schemas/call';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { contactOf } from '../../accounts/index.ts';
import type { Purchase } from '../../orders/index.ts';
import type { Deps } from '../deps.ts';
import { refuseCall } from './refuse-call.ts';

type Wanted = {
  caller: Caller & { idUser: number };
  idCall: number;
  idTalent: number;
  idProduct: number;
  minutes: number;
  payment: CallPayment;
  language: Language;
};
type SetAside = { isHeld: boolean; result: string };

/** Sets minutes aside for a call, as an order: from the wallet, on a card, or from a pack. All it can ever cost. */
export const setAside = async (tx: Tx, deps: Pick<Deps, 'orders'>, wanted: Wanted): Promise<SetAside> => {
  try {
    return await place(tx, deps, wanted);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refuseCall({ name: error.name, reason: error.reason, cause: error });
  }
};

const place = async (tx: Tx, deps: Pick<Deps, 'orders'>, wanted: Wanted): Promise<SetAside> => {
  const { idCall, minutes, payment } = wanted;
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
  const isHeld = state === 'processing';
  await tx
    .insertInto('call_hold')
    .values({
      id_call: idCall,
      number: sql`(select coalesce(max(number), 0) + 1 from call_hold where id_call = ${idCall})`,
      id_order: idOrder,
      state: isHeld ? 'held' : 'paying',
      seconds,
      rate,
      id_pack: pack?.idPack ?? null,
    })
    .execute();
  return { isHeld, result };
};

const takeFromPack = (tx: Tx, { orders }: Pick<Deps, 'orders'>, { caller, idTalent, minutes }: Wanted) =>
  orders.entitlements.takeSeconds(tx, { idUser: caller.idUser, idTalent, atMost: minutes * 60 });

const purchaseOf = (
  { caller, idCall, idProduct, payment, language }: Wanted,
  fields: Purchase['fields'],
  idPack: number | undefined,
): Purchase => ({
  placedBy: 'buyer',
  caller,
  home: 'calls',
  captureLater: true,
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
  cancelPath: `/call/${idCall}`,
  successPath: `/call/${idCall}`,
});
