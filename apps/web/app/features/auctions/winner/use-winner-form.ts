import type { AuctionWin } from '@stagedoor/contract/schemas/auction';
import type { BuyerDetails } from '@stagedoor/contract/schemas/buy';
import { draftAt, ownDraft, textsIn } from '../../../shared/forms/draft.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { type WinnerProblems, type WinnerValues, winnerFields } from './winner-values.ts';

const empty = Object.fromEntries(winnerFields.map((field) => [field, ''])) as WinnerValues;

/** As the last order knew them; of an address only what this talent sends to. */
const known = ({ deliveryMethods }: AuctionWin, { fullName, phone, delivery }: BuyerDetails): WinnerValues => {
  const place = delivery && deliveryMethods.includes(delivery.method) ? textsIn(delivery, winnerFields) : {};
  // Where there is only one way, that one.
  const method = deliveryMethods.length === 1 ? (deliveryMethods[0] ?? '') : '';
  return { ...empty, method, ...place, fullName: fullName ?? '', phone: phone ?? '' };
};

const loadCheck = () => import('./check-winner.ts');

export const useWinnerForm = (win: AuctionWin, details: BuyerDetails) =>
  useForm<WinnerValues, WinnerProblems>({
    start: () => known(win, details),
    draft: draftAt<WinnerValues>(ownDraft(`winner.${win.idProduct}`), (stored) => textsIn(stored, winnerFields)),
    check: async (values) => (await loadCheck()).problemsIn(values),
  });
