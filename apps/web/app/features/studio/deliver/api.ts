import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { studioApi } from '../studio-api.ts';

export type Delivery = NonNullable<Input<Endpoints['deliverOrder']>['body']>['delivery'];

export const deliverOrder = (idOrder: number, delivery: Delivery) =>
  studioApi('deliverOrder', { body: { idOrder, delivery } });

/** Everything the person sees: the order, the list, the money. */
export const useRefreshSession = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: ['session'] }), [cache]);
};
