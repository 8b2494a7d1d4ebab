import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../platform/database/database.ts';
import { minutesAfter } from '../../platform/time.ts';
import { newCard } from './charge-terms.ts';
import type { Deps } from './deps.ts';
import { changeAgreement, type Own, openPeriod } from './recurring.repo.ts';
import { lockOwn } from './stop.ts';

const requireOwnCard = async (tx: Tx, { payments }: Deps, idUser: number, idCard: string): Promise<void> => {
  const cards = await payments.cardsOf(tx, idUser);
  if (!cards.some((card) => card.idCard === idCard)) fail('pageNotFound');
};

/** The card that later renewals are charged to. */
export const setCard =
  (deps: Deps) =>
  async (tx: Tx, { idCard, ...own }: Own & { idCard: string }): Promise<void> => {
    const agreement = await lockOwn(tx, own);
    await requireOwnCard(tx, deps, own.idUser, idCard);
    await changeAgreement(tx, agreement, { id_card: idCard });
  };

/** Pays a failed renewal now, by a saved card or on the payment page. Returns where the fan continues. */
export const payRenewal =
  (deps: Deps) =>
  async (tx: Tx, { idCard, ...own }: Own & { idCard?: string | undefined }): Promise<{ result: string }> => {
    const agreement = await lockOwn(tx, own);
    const period = await openPeriod(tx, agreement);
    if (agreement.state !== 'retrying' || !period)
      return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    if (idCard !== undefined) await requireOwnCard(tx, deps, own.idUser, idCard);
    const { result } = await deps.orders.payAgain(tx, {
      idOrder: period.id_order,
      card: idCard === undefined ? newCard : { kind: 'kept', idCard },
      offSession: false,
      expiresAt: minutesAfter(deps.clock.now(), limits.orders.stockHoldMinutes),
    });
    return { result };
  };
