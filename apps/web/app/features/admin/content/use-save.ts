import { Refusal } from '@stagedoor/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSayProblem } from '../../../shared/use-say-problem.ts';

type Saving<Body, Reply> = { send: (body: Body) => Promise<Reply>; onSaved: (reply: Reply) => void };

/** Sends a form. What the server has against a field is said at the field, and nothing typed is lost. */
export const useSave = <Body, Reply>({ send, onSaved }: Saving<Body, Reply>) => {
  const sayProblem = useSayProblem();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onMutate: () => setProblems({}),
    onSuccess: onSaved,
    onError: (error) => (error instanceof Refusal && error.fields ? setProblems(error.fields) : void sayProblem(error)),
  });
  return { save: mutate, busy: isPending, problems, setProblems };
};
