import type { SelfUser } from '@stagedoor/contract/schemas/user';
import type { Wallet } from '@stagedoor/contract/schemas/wallet';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import { problemsIn } from './check-step.ts';
import { withdrawDraft } from './draft.ts';
import {
  asStep,
  emptyValues,
  type Field,
  type KnownCard,
  type Problems,
  type Step,
  stepOf,
  steps,
  type Values,
} from './steps.ts';

export type Withdraw = ReturnType<typeof useWithdraw>;

/** The form across all steps. The step is part of the URL, so that the browser's Back works; the input is kept. */
export const useWithdraw = (user: SelfUser, wallet: Wallet) => {
  const [query, setQuery] = useSearchParams();
  const [card, setCard] = useState<KnownCard | null>(null);
  const today = new Date(Date.now() + useServerOffset());
  const facts = { earned: wallet.balances.earned, today, card };
  const requested = asStep(query.get('step'));

  // An incomplete step cannot be skipped, not even through the URL.
  const stepWith = (values: Values): Step => {
    const isOpen = (step: Step) => Object.keys(problemsIn(step, values, facts)).length > 0;
    return steps.slice(0, steps.indexOf(requested)).find(isOpen) ?? requested;
  };
  const draft = withdrawDraft(user.idUser);
  const form = useForm<Values, Problems>({
    start: emptyValues,
    draft,
    check: (values) => problemsIn(stepWith(values), values, facts),
  });
  const step = stepWith(form.values);
  const goTo = (to: Step) => setQuery({ step: to });
  return {
    ...form,
    user,
    facts,
    lastDestination: wallet.lastDestination,
    card,
    step,
    dropDraft: draft.drop,
    goOn: () => goTo(steps[steps.indexOf(step) + 1] ?? 'review'),
    /** The card provider has the number: discards it here. */
    keepCard: (known: KnownCard) => {
      setCard(known);
      form.change({ cardNumber: '', expiry: '' });
    },
    /** Goes to the step of a field that the server refused. */
    pointAt: (field: Field) => {
      goTo(stepOf(field));
      form.fail({ [field]: field });
    },
  };
};
