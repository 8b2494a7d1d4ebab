import { Refusal } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useProblemWords } from '../../shared/problem-words.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSave } from './api.ts';
import { partOf, stepOf } from './steps.ts';
import type { Applying } from './use-application.ts';

const offer = { document: 'offer', version: limits.application.offerVersion } as const;

/** Agrees to the offer and hands in; what is missing is pointed at. */
export const useHandIn = ({ values, goTo, show }: Applying) => {
  const { t } = useTranslation('application');
  const wordsFor = useProblemWords();
  const save = useSave();
  const [failure, setFailure] = useState<string>();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      await api('confirmDocument', { query: offer });
      return save.mutateAsync({ ...partOf('offer', values), submit: true });
    },
    onMutate: () => setFailure(undefined),
    onError: async (error) => {
      const { name, fields = {} } = error instanceof Refusal ? error : { name: null };
      const [missing] = Object.keys(fields);
      if (name === 'mandatoryFieldNull' && missing !== undefined && missing !== 'answer') {
        goTo(stepOf(missing));
        show({ [missing]: true });
        return;
      }
      setFailure('version' in fields ? t('offer.changed') : await wordsFor(error));
    },
  });
  return { handIn: () => mutate(), busy: isPending || isSuccess, failure };
};
