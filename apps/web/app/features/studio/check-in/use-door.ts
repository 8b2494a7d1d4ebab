import { ApiError } from '@stagedoor/contract/errors';
import type { CheckedInGuest, Guest } from '@stagedoor/contract/schemas/guest';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdempotent } from '../../../shared/api/use-idempotent.ts';
import { useProblemText } from '../../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import type { ProblemText } from '../../../ui/fields/field-frame.tsx';
import { checkInGuest, type GuestToCheckIn, useRefreshGuests } from '../api.ts';

export type Outcome = { kind: 'in'; guest: CheckedInGuest } | { kind: 'refused'; why: ProblemText };

/** A guest whom the buyer has not named is the buyer's guest. */
export const useGuestName = () => {
  const { t } = useTranslation('checkin');
  return ({ name, buyer, number, idOrder }: Guest): string =>
    name ?? (buyer === '' ? t('nameless', { id: idOrder }) : t('guestOf', { buyer, more: number - 1 }));
};

/** Checks in one guest after the other, and says how the last one went. */
export const useDoor = () => {
  const whyNot = useWhyNot();
  const refresh = useRefreshGuests();
  const [outcome, setOutcome] = useState<Outcome>();
  const letInOnce = useIdempotent(checkInGuest);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: letInOnce,
    onSuccess: (guest) => setOutcome({ kind: 'in', guest }),
    onError: async (error) => setOutcome({ kind: 'refused', why: await whyNot(error) }),
    onSettled: refresh,
  });
  return {
    outcome,
    isPending,
    pending: isPending ? variables : undefined,
    letIn: (guest: GuestToCheckIn) => {
      if (!isPending) mutate(guest);
    },
    next: () => setOutcome(undefined),
  };
};

const useWhyNot = () => {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const problemText = useProblemText();
  return async (error: unknown): Promise<ProblemText> => {
    if (!(error instanceof ApiError)) return problemText(error);
    if (error.name === 'pageNotFound') return t('unknown');
    if (error.reason?.kind === 'passNotValid') return t(error.reason.state === 'disputed' ? 'onHold' : 'over');
    if (error.reason?.kind !== 'alreadyCheckedIn') return problemText(error);
    const { name, at } = error.reason;
    const date = dayAndTime(new Date(at), language);
    return name === null ? t('usedUnnamed', { date }) : t('used', { name, date });
  };
};
