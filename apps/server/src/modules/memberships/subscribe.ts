import { ApiError, fail } from '@stagedoor/contract/errors';
import { zero } from '@stagedoor/contract/money';
import type { subscribeBody } from '@stagedoor/contract/schemas/membership';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { contactOf } from '../accounts/index.ts';
import type { Start } from '../recurring/index.ts';
import type { Deps } from './deps.ts';
import { requireOpenPlan } from './plans.repo.ts';
import { refuseFirst } from './refuse-plan.ts';

/** Joins a plan: the first month is paid now, and the card is kept for the next ones. */
export const subscribe =
  ({ recurring }: Pick<Deps, 'recurring'>) =>
  async (tx: Tx, { idUser }: { idUser: number }, body: z.output<typeof subscribeBody>) => {
    const { idSubscription, total, promoCode, idCard, language } = body;
    const { idProduct, idTalent, price } = await requireOpenPlan(tx, idSubscription);
    if (idTalent === idUser) return fail('noActiveProduct');
    const { email } = await contactOf(tx, idUser);
    const start: Start = {
      kind: 'membership',
      idUser,
      idTalent,
      amount: price,
      purchase: {
        placedBy: 'buyer',
        home: 'elsewhere',
        caller: { idUser },
        idProduct,
        // The payment page shows the address.
        fields: { ...(email && { email }), ...(promoCode !== undefined && { promoCode }) },
        shown: total,
        keepAddress: false,
        fromWallet: zero,
        card: idCard === undefined ? { kind: 'page', keep: true } : { kind: 'kept', idCard },
        language,
        cancelPath: `/feed-subscription/${idSubscription}`,
      },
    };
    try {
      const { result, receipt } = await recurring.begin(tx, start);
      return { result, receipt };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return refuseFirst({ refusal: error });
    }
  };
