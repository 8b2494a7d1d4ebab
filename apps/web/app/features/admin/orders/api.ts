import type { Language } from '@stagedoor/contract/limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { keyedBy } from '../../../shared/keyed.ts';
import { staffApi } from '../staff-api.ts';
import type { OrdersAsked } from './asked.ts';

const all = ['session', 'staff', 'orders'];

export const foundOrdersQuery = (asked: OrdersAsked, language: Language) =>
  infiniteQueryOptions({
    ...keyedBy<number>(),
    queryKey: [...all, 'found', asked, language],
    queryFn: ({ pageParam, signal }) =>
      staffApi('findOrders', { body: { ...asked, before: pageParam }, query: { language } }, { signal }),
  });

export const orderMoneyQuery = (id: number) =>
  queryOptions({
    queryKey: [...all, 'money', id],
    queryFn: ({ signal }) => staffApi('getOrderMoney', { params: { id } }, { signal }),
    staleTime: 0,
  });
