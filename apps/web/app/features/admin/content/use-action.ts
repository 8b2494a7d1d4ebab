import { useMutation } from '@tanstack/react-query';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useRefreshQueue } from '../api.ts';

type Act<Body> = { send: (body: Body) => Promise<unknown>; done: (body: Body) => string };

/** A one-click action. Reloads the list whether it succeeded or failed. */
export const useAction = <Body>({ send, done }: Act<Body>) =>
  useMutation({
    mutationFn: send,
    onSuccess: (_, body) => toast.success(done(body)),
    onError: useShowProblem(),
    onSettled: useRefreshQueue(),
  });
