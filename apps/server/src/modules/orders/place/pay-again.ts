import { randomUUID } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { changeOrder, lockOrder } from '../orders.repo.ts';
import { productName } from '../product-name.ts';
import { payRest } from './pay-rest.ts';
import type { CardChoice } from './purchase.ts';

type Input = {
  idOrder: number;
  card: CardChoice;
  offSession: boolean;
  expiresAt: Date;
  cancelPath?: string;
  successPath?: string;
};

/** Another payment of an unpaid order. Whichever succeeds first pays it; a second one is returned. */
export const payAgain =
  (deps: Deps) =>
  async (tx: Tx, { idOrder, ...paying }: Input): Promise<{ si: string; result: string }> => {
    const order = await lockOrder(tx, idOrder);
    if (order.state !== 'awaitingPayment') return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    const si = randomUUID();
    await changeOrder(tx, order, { idPayment: si });
    const description = await productName(tx, order, order.language);
    return payRest(tx, deps, { ...paying, si, order, description, captureLater: false });
  };
