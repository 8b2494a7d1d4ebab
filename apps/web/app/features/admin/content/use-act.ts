import { useMutation } from '@tanstack/react-query';
import { say } from '../../../shared/snacks.ts';
import { useSayProblem } from '../../../shared/use-say-problem.ts';
import { useRefreshQueue } from '../api.ts';

type Act<Body> = { send: (body: Body) => Promise<unknown>; done: (body: Body) => string };

/** Something that one press does. Whatever came of it, the list shows how it is now. */
export const useAct = <Body>({ send, done }: Act<Body>) =>
  useMutation({
    mutationFn: send,
    onSuccess: (_, body) => say.success(done(body)),
    onError: useSayProblem(),
    onSettled: useRefreshQueue(),
  });
