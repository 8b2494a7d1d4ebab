import { fail } from '@stagedoor/contract/errors';
import type { GiveInfo, WinnerInfo } from '@stagedoor/contract/schemas/auction';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { changeOffer } from '../end/offers.repo.ts';
import { tellScreens } from '../end/tell-screens.ts';
import { lockOwnOffer } from './wins.repo.ts';

type Told = GiveInfo & { idUser: number };

/** Says where a paid win goes, or whom it is made for; the order then goes on like any other. */
export const giveInfo =
  (deps: Deps) =>
  ({ idUser, idProduct, info, request }: Told): Promise<number> =>
    deps.database.inTransaction(async (tx) => {
      const { id_order, ...offer } = await lockOwnOffer(tx, { idUser, idProduct });
      if (offer.state !== 'paid' || id_order === null || offer.informed_at !== null)
        return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
      await deps.orders.fillIn(tx, id_order, request ? { request } : { info: await requireWay(tx, idProduct, info) });
      await changeOffer(tx, offer, { informed_at: deps.clock.now() });
      await tellScreens(tx, deps, idProduct, idUser);
      return id_order;
    });

/** Only a thing can be sent, and only in the ways that were offered. */
const requireWay = async (tx: Tx, idProduct: number, info: WinnerInfo | undefined): Promise<WinnerInfo> => {
  const { delivery_methods } = await tx
    .selectFrom('product')
    .select('delivery_methods')
    .where('id', '=', idProduct)
    .executeTakeFirstOrThrow();
  if (!info || !delivery_methods.includes(info.delivery.method))
    return fail('mandatoryFieldNull', { fields: { 'info.delivery': 'invalid' } });
  return info;
};
