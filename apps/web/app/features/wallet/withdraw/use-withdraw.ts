import type { SelfUser } from '@stagedoor/contract/schemas/user';
import type { Wallet } from '@stagedoor/contract/schemas/wallet';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServerOffset } from '../../../shared/server-clock.ts';
import { problemsIn } from './check-step.ts';
import { keepDraft, readDraft } from './draft.ts';
import {
  asStep,
  emptyValues,
  type Field,
  type KnownCard,
  type Problems,
  type Step,
  steps,
  type Values,
} from './steps.ts';

export type Withdraw = ReturnType<typeof useWithdraw>;

/** The form over all its steps. The address names the step, so the browser's Back goes back; what is typed stays. */
export const useWithdraw = (user: SelfUser, wallet: Wallet) => {
  const { idUser } = user;
  const [query, setQuery] = useSearchParams();
  const [values, setValues] = useState<Values>(() => ({ ...emptyValues, ...readDraft(idUser) }));
  const [problems, setProblems] = useState<Problems>({});
  const [shown, setShown] = useState(0);
  const [card, setCard] = useState<KnownCard | null>(null);
  const today = new Date(Date.now() + useServerOffset());
  const facts = { earned: wallet.balances.earned, today, card };

  const isOpen = (step: Step) => Object.keys(problemsIn(step, values, facts)).length > 0;
  const wanted = asStep(query.get('step'));
  // Nobody gets past a step that is not filled in, not even by the address.
  const step = steps.slice(0, steps.indexOf(wanted)).find(isOpen) ?? wanted;

  const change = useCallback(
    (changed: Partial<Values>) => {
      const next = { ...values, ...changed };
      keepDraft(idUser, next);
      setValues(next);
      setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed))));
    },
    [idUser, values],
  );
  const goTo = (to: Step) => setQuery({ step: to });
  const show = (found: Problems) => {
    setProblems(found);
    setShown((times) => times + 1);
  };
  return {
    ...{ user, facts, values, problems, shown, step, card, change, show },
    check: (): boolean => {
      const found = problemsIn(step, values, facts);
      const fine = Object.keys(found).length === 0;
      if (!fine) show(found);
      return fine;
    },
    goOn: () => goTo(steps[steps.indexOf(step) + 1] ?? 'review'),
    /** The card company has the number; we forget it. */
    keepCard: (known: KnownCard) => {
      setCard(known);
      change({ cardNumber: '', expiry: '' });
    },
    point: (field: Field, at: Step) => {
      goTo(at);
      show({ [field]: field });
    },
  };
};
