import { Refusal } from '@stagedoor/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api.ts';
import { useProblemWords } from '../../../shared/problem-words.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Choice } from '../../../ui/choice.tsx';
import { parseExpiry } from './expiry.ts';
import { RailFields } from './rail-fields.tsx';
import { StepForm } from './step-form.tsx';
import { rails } from './steps.ts';
import type { Withdraw } from './use-withdraw.ts';

/** Where the money goes. A card number leaves this page here, to the card company, and is forgotten. */
export const BankStep = ({ withdraw }: { withdraw: Withdraw }) => {
  const { t } = useTranslation('withdraw');
  const { values, facts, change, check, goOn } = withdraw;
  const exchange = useExchangeCard(withdraw);
  const submit = () => {
    if (!check()) return;
    const expiry = parseExpiry(values.expiry, facts.today);
    if (values.rail !== 'card' || !expiry) return goOn();
    exchange.mutate({ number: values.cardNumber.replaceAll(/[\s-]/g, ''), ...expiry });
  };
  return (
    <StepForm step="bank" onSubmit={submit} busy={exchange.isPending} failure={exchange.failure}>
      <Choice
        legend={t('rail')}
        value={values.rail}
        options={rails.map((value) => ({ value, label: t(`rails.${value}`) }))}
        onChange={(rail) => change({ rail })}
      />
      <RailFields withdraw={withdraw} />
    </StepForm>
  );
};

type Card = { number: string; expMonth: number; expYear: number };

const useExchangeCard = ({ keepCard, goOn, show }: Withdraw) => {
  const wordsFor = useProblemWords();
  const [failure, setFailure] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Card) => api('tokeniseCard', { body }),
    onMutate: () => setFailure(undefined),
    onSuccess: (card) => {
      keepCard(card);
      goOn();
    },
    onError: async (error) => {
      if (error instanceof Refusal && error.name === 'mandatoryFieldNull') show({ cardNumber: 'cardNumber' });
      else setFailure(await wordsFor(error));
    },
    // Not kept by the library either.
    gcTime: 0,
  });
  return { mutate, isPending, failure };
};
