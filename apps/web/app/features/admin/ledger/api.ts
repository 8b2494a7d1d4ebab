import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { keyedBy } from '../../../shared/keyed.ts';
import { staffApi } from '../staff-api.ts';

const all = ['session', 'staff', 'ledger'];

type AccountsAsked = NonNullable<Input<Endpoints['getLedgerAccounts']>['body']>;
type TransactionsAsked = NonNullable<Input<Endpoints['getLedgerTransactions']>['body']>;

/** The auditor comes every five minutes; whoever looks on sees it within half of one. */
export const booksQuery = queryOptions({
  queryKey: [...all, 'books'],
  queryFn: ({ signal }) => staffApi('getBooks', {}, { signal }),
  staleTime: 0,
  refetchInterval: 30_000,
});

export const accountsQuery = (asked: AccountsAsked) =>
  infiniteQueryOptions({
    ...keyedBy<number>(),
    queryKey: [...all, 'accounts', asked],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getLedgerAccounts', { body: { ...asked, before: pageParam } }, { signal }),
  });

export const transactionsQuery = (asked: TransactionsAsked) =>
  infiniteQueryOptions({
    ...keyedBy<number>(),
    queryKey: [...all, 'transactions', asked],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getLedgerTransactions', { body: { ...asked, before: pageParam } }, { signal }),
  });

export const transactionQuery = (id: number) =>
  queryOptions({
    queryKey: [...all, 'transaction', id],
    queryFn: async ({ signal }) => {
      const { items } = await staffApi('getLedgerTransactions', { body: { id } }, { signal });
      return items[0] ?? null;
    },
  });
