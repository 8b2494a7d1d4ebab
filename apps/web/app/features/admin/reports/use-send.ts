import { type ErrorName, Refusal } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { oneLine } from '../../../shared/one-line.ts';
import { useProblemWords } from '../../../shared/problem-words.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { isSamePerson } from '../same-person.ts';

const { reasonMin: min, reasonMax: max } = limits.reports;

type Wanted = { send: (reason: string) => Promise<unknown>; onSent: () => void };

/** Sends a decision with its reason; what stands against it is said in the words of this room. */
export const useSend = ({ send, onSent }: Wanted) => {
  const { t } = useTranslation('reports');
  const { t: admin } = useTranslation('admin');
  const wordsFor = useProblemWords();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const known: Partial<Record<ErrorName, string>> = {
    transactionAlreadyApproved: t('meanwhile'),
    mandatoryFieldNull: t('cannotBlock'),
    pageNotFound: t('cannotBlock'),
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => send(oneLine(reason)),
    onSuccess: onSent,
    onError: async (error) => {
      if (isSamePerson(error)) setProblem(t('colleague'));
      else setProblem((error instanceof Refusal ? known[error.name] : undefined) ?? (await wordsFor(error)));
    },
  });
  const submit = () => (oneLine(reason).length < min ? setProblem(admin('short', { min, max })) : mutate());
  const field = {
    maxLength: max,
    value: reason,
    problem,
    onChange: ({ target }: { target: { value: string } }) => {
      setProblem(undefined);
      setReason(target.value);
    },
  };
  return { submit, field, busy: isPending };
};
