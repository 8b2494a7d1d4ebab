import { incompleteReasonOf } from '@stagedoor/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { useIdempotent } from '../../shared/api/use-idempotent.ts';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useRefreshOrders } from './api.ts';

type Act<Given> = {
  /** Calls that move money send the key. */
  act: (given: Given, idempotencyKey: string) => Promise<unknown>;
  done: string | ((given: Given) => string);
};

/** Acts on an order. If the other side or a deadline was first, the page explains that and reloads. */
export const useAction = <Given = void>({ act, done }: Act<Given>) => {
  const { t } = useTranslation('orders');
  const refresh = useRefreshOrders();
  const showProblem = useShowProblem();
  const actOnce = useIdempotent(act);
  return useMutation({
    mutationFn: actOnce,
    onSuccess: (_answer, given) => toast.success(typeof done === 'string' ? done : done(given)),
    onError: (error) =>
      incompleteReasonOf(error)?.kind === 'notPossibleNow' ? toast.error(t('changed')) : showProblem(error),
    onSettled: refresh,
  });
};
