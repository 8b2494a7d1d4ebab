import { Refusal } from '@stagedoor/contract/errors';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api.ts';
import { useProblemWords } from '../../../shared/problem-words.ts';
import { useIdempotent } from '../../../shared/use-idempotent.ts';
import { verified } from '../../../shared/verified.ts';
import { wantsVerification } from '../../../shared/wants-verification.ts';
import { useRefreshWallet } from '../api.ts';
import { fieldAt } from './check-step.ts';
import { dropDraft } from './draft.ts';
import { stepOf } from './steps.ts';
import { toBody } from './to-body.ts';
import type { Withdraw } from './use-withdraw.ts';

/** The field that the server does not take, if it named one. */
const refusedField = (error: unknown) => {
  if (!(error instanceof Refusal) || error.name !== 'mandatoryFieldNull') return undefined;
  const [path] = Object.keys(error.fields ?? {});
  return path === undefined ? undefined : fieldAt(path.split('.'));
};

/** Sends it once, after the question who it is. */
export const useSend = ({ user, values, card, point }: Withdraw, onSent: (withdrawal: Withdrawal) => void) => {
  const wordsFor = useProblemWords();
  const sendOnce = useIdempotent((body: ReturnType<typeof toBody>, idempotencyKey) =>
    api('sendWithdraw', { body }, { idempotencyKey }),
  );
  const refresh = useRefreshWallet();
  const [failure, setFailure] = useState<string>();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => {
      const body = toBody(values, card);
      return verified(() => sendOnce(body));
    },
    onMutate: () => setFailure(undefined),
    onSuccess: async (withdrawal) => {
      dropDraft(user.idUser);
      onSent(withdrawal);
      await refresh();
    },
    onError: async (error) => {
      const field = refusedField(error);
      if (field) point(field, stepOf(field));
      else if (!wantsVerification(error)) setFailure(await wordsFor(error));
    },
  });
  return { send: () => mutate(), busy: isPending || isSuccess, failure };
};
