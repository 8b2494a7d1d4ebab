import { ApiError, fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from './deps.ts';
import { requireOpenPlan } from './plans.repo.ts';
import { refusePlan } from './refuse-plan.ts';

type Change = { idMembership: number; idSubscription: number };

/** Only between plans of the same talent. The present plan takes an earlier wish back. */
export const changeSubscription =
  ({ recurring }: Pick<Deps, 'recurring'>) =>
  async (tx: Tx, idUser: number, { idMembership, idSubscription }: Change): Promise<{ result: string | null }> => {
    const own = { idUser, idAgreement: idMembership, kind: 'membership' } as const;
    const { id_talent, id_product } = await recurring.find(tx, own);
    if (id_product === idSubscription) {
      await recurring.keep(tx, own);
      return { result: null };
    }
    const { idProduct, idTalent, price } = await requireOpenPlan(tx, idSubscription);
    if (idTalent !== id_talent) return fail('noActiveProduct');
    try {
      return await recurring.change(tx, { ...own, idProduct, amount: price });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return refusePlan({ refusal: error });
    }
  };
