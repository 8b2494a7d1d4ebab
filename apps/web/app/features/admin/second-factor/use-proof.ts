import { ApiError } from '@stagedoor/contract/errors';
import type { FactorProof } from '@stagedoor/contract/schemas/staff';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useProblemWords } from '../../../shared/feedback/problem-words.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** Submits a code. `problem` says what to do if it was refused. Busy until `done` has finished. */
export const useProof = <Proof extends FactorProof, Result>(
  send: (proof: Proof) => Promise<Result>,
  done: (result: Result) => unknown,
) => {
  const { t } = useTranslation('authenticator');
  const wordsFor = useProblemWords();
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (proof: Proof) => void (await done(await send(proof))),
    onMutate: () => setProblem(undefined),
  });
  /** Returns whether it was accepted. */
  const give = async (proof: Proof): Promise<boolean> => {
    try {
      await mutateAsync(proof);
      return true;
    } catch (error) {
      setProblem(await words(error));
      return false;
    }
  };
  const words = async (error: unknown): Promise<string> => {
    const { name, fields } = error instanceof ApiError ? error : {};
    if (fields?.code) return t(fields.code === 'used' ? 'used' : 'wrong');
    if (fields?.recoveryCode) return t('wrongRecovery');
    return name === 'codeExpired' ? t('expired') : wordsFor(error);
  };
  return { give, busy: isPending, problem, setProblem };
};
