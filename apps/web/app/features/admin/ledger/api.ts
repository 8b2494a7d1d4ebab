import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { keyedBy } from '../../../shared/api/keyed.ts';
import { staffApi } from '../staff-api.ts';

const all = ['session', 'staff', 'ledger'];

type AccountsFilter = NonNullable<Input<Endpoints['getLedgerAccounts']>['body']>;
type TransactionsFilter = NonNullable<Input<Endpoints['getLedgerTransactions']>['body']>;

/** The audit runs every five minutes; an open page shows a new result within 30 seconds. */
export const booksQuery = queryOptions({
  queryKey: [...all, 'books'],
  queryFn: ({ signal }) => staffApi('getBooks', {}, { signal }),
  staleTime: 0,
  refetchInterval: 30_000,
});

export const accountsQuery = (filter: AccountsFilter) =>
  infiniteQueryOptions({
    ...keyedBy<number>(),
    queryKey: [...all, 'accounts', filter],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getLedgerAccounts', { body: { ...filter, before: pageParam } }, { signal }),
  });

export const transactionsQuery = (filter: TransactionsFilter) =>
  infiniteQueryOptions({
    ...keyedBy<number>(),
    queryKey: [...all, 'transactions', filter],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getLedgerTransactions', { body: { ...filter, before: pageParam } }, { signal }),
  });

export const transactionQuery = (id: number) =>
  queryOptions({
    queryKey: [...all, 'transaction', id],
    queryFn: async ({ signal }) => {
      const { items } = await staffApi('getLedgerTransactions', { body: { id } }, { signal });
      return items[0] ?? null;
    },
  });

export const auditBooks = () => staffApi('auditBooks');
