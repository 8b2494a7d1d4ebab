import { incompleteReasonOf } from '@stagedoor/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useIdempotent } from '../../shared/use-idempotent.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { useRefreshOrders } from './api.ts';

type Act<Given> = {
  /** Calls that move money send the key. */
  act: (given: Given, idempotencyKey: string) => Promise<unknown>;
  done: string | ((given: Given) => string);
};

/** Does something with an order. The other side or the clock may have been quicker: then the page says so and shows it. */
export const useAct = <Given = void>({ act, done }: Act<Given>) => {
  const { t } = useTranslation('orders');
  const refresh = useRefreshOrders();
  const sayProblem = useSayProblem();
  const actOnce = useIdempotent(act);
  return useMutation({
    mutationFn: actOnce,
    onSuccess: (_answer, given) => say.success(typeof done === 'string' ? done : done(given)),
    onError: (error) =>
      incompleteReasonOf(error)?.kind === 'notPossibleNow' ? say.error(t('changed')) : sayProblem(error),
    onSettled: refresh,
  });
};
