import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { say } from '../../../shared/snacks.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../../shared/use-say-problem.ts';

export type Handed = NonNullable<Input<Endpoints['deliverOrder']>['body']>['delivery'];
export type Deliver = ReturnType<typeof useDeliver>;

/** Hands it over; afterwards everything the person sees is read anew: the order, the list, the money. */
export const useDeliver = ({ idOrder }: Pick<OrderDetail, 'idOrder'>) => {
  const { t } = useTranslation('deliver');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (delivery: Handed) => api('deliverOrder', { body: { idOrder, delivery } }),
    onSuccess: async () => {
      say.success(t('done'));
      await cache.invalidateQueries({ queryKey: ['session'] });
    },
    onError: useSayProblem(),
  });
};
