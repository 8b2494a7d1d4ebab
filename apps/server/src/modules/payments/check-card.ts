import { limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import { onCardPage } from '@stagedoor/messages/card-page';
import type { Tx } from '../../platform/database/database.ts';
import { minutesAfter } from '../../platform/time.ts';
import { contactOf } from '../accounts/index.ts';
import { platform } from '../ledger/index.ts';
import type { Deps } from './deps.ts';
import { recordPayment } from './record-payment.ts';

/**
 * Holds a dollar on a card and releases it at once: no money moves, and the card is saved. Leads back to the wallet, or
 * to the auction that it is for.
 */
export const checkCard = (deps: Deps) => {
  const record = recordPayment(deps);
  return async (tx: Tx, idUser: number, idAuction?: number) => {
    const { email, language } = await contactOf(tx, idUser);
    return record(tx, {
      purpose: 'cardCheck',
      kind: 'card.checked',
      into: platform,
      idUser,
      email,
      language,
      amount: cents(limits.money.cardCheckHold),
      description: onCardPage.cardCheck[language],
      ...(idAuction === undefined
        ? { successPath: '/wallet?card={si}', cancelPath: '/wallet' }
        : { successPath: `/auction?id=${idAuction}&card={si}`, cancelPath: `/auction?id=${idAuction}` }),
      expiresAt: minutesAfter(deps.clock.now(), limits.deposit.minutes),
      keepCard: true,
      hold: true,
    });
  };
};
