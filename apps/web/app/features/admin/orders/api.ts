import type { Language } from '@stagedoor/contract/limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { keyedBy } from '../../../shared/api/keyed.ts';
import { staffApi } from '../staff-api.ts';
import type { OrdersFilter } from './filter.ts';

const all = ['session', 'staff', 'orders'];

export const foundOrdersQuery = (filter: OrdersFilter, language: Language) =>
  infiniteQueryOptions({
    ...keyedBy<number>(),
    queryKey: [...all, 'found', filter, language],
    queryFn: ({ pageParam, signal }) =>
      staffApi('findOrders', { body: { ...filter, before: pageParam }, query: { language } }, { signal }),
  });

export const orderMoneyQuery = (id: number) =>
  queryOptions({
    queryKey: [...all, 'money', id],
    queryFn: ({ signal }) => staffApi('getOrderMoney', { params: { id } }, { signal }),
    staleTime: 0,
  });
