import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { type Delivery, deliverOrder, useRefreshSession } from './api.ts';

export type Deliver = ReturnType<typeof useDeliver>;

/** Delivers; then reloads everything that changed: the order, the list, the money. */
export const useDeliver = ({ idOrder }: Pick<OrderDetail, 'idOrder'>) => {
  const { t } = useTranslation('deliver');
  const refresh = useRefreshSession();
  return useMutation({
    mutationFn: (delivery: Delivery) => deliverOrder(idOrder, delivery),
    onSuccess: async () => {
      toast.success(t('done'));
      await refresh();
    },
    onError: useShowProblem(),
  });
};
