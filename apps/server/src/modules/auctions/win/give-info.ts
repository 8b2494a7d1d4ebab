import { fail } from '@stagedoor/contract/errors';
import type { WinnerInfo } from '@stagedoor/contract/schemas/auction';
import type { Deps } from '../deps.ts';
import { changeOffer } from '../end/offers.repo.ts';
import { tellScreens } from '../end/tell-screens.ts';
import { lockOwnOffer } from './wins.repo.ts';

type Told = { idUser: number; idProduct: number; info: WinnerInfo };

/** Says where a paid win goes; the order then goes on like any other. */
export const giveInfo =
  (deps: Deps) =>
  ({ idUser, idProduct, info }: Told): Promise<number> =>
    deps.database.inTransaction(async (tx) => {
      const { id_order, ...offer } = await lockOwnOffer(tx, { idUser, idProduct });
      if (offer.state !== 'paid' || id_order === null || offer.informed_at !== null)
        return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
      const { delivery_methods } = await tx
        .selectFrom('product')
        .select('delivery_methods')
        .where('id', '=', idProduct)
        .executeTakeFirstOrThrow();
      if (!delivery_methods.includes(info.delivery.method))
        fail('mandatoryFieldNull', { fields: { 'info.delivery': 'invalid' } });
      await deps.orders.fillIn(tx, id_order, info);
      await changeOffer(tx, offer, { informed_at: deps.clock.now() });
      await tellScreens(tx, deps, idProduct, idUser);
      return id_order;
    });
