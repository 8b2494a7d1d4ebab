import type { ReplyOf } from '@stagedoor/contract/client';
import { type Language, limits } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';
import type { SubBalance } from '@stagedoor/contract/schemas/wallet';
import type { WithdrawBody } from '@stagedoor/contract/schemas/withdraw';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api/client.ts';

const all = ['session', 'wallet'];

export const walletQuery = (language: Language) =>
  queryOptions({
    queryKey: [...all, 'balances', language],
    queryFn: ({ signal }) => api('getWallet', { query: { language } }, { signal }),
    staleTime: 0,
  });

export const transactionsQuery = (pot: SubBalance | undefined, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...all, 'transactions', pot, language],
    queryFn: ({ pageParam, signal }) => {
      const page = { page: pageParam, size: limits.pages.transactions };
      return api('transactionLog', { query: { language }, body: pot ? { ...page, pot } : page }, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
    staleTime: 0,
  });

export const transactionQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [...all, 'transaction', id, language],
    queryFn: ({ signal }) => api('getTransaction', { params: { id }, query: { language } }, { signal }),
  });

export type Payment = ReplyOf<'getPayment'>;

export const paymentQuery = (si: string) =>
  queryOptions({
    queryKey: ['payment', si],
    queryFn: ({ signal }) => api('getPayment', { body: { si } }, { signal }),
    staleTime: 0,
  });

export const deposit = (amount: Cents, idempotencyKey: string) =>
  api('deposit', { body: { amount } }, { idempotencyKey });

type LinkDeposit = { token: string; amount: Cents };

export const depositByLink = (body: LinkDeposit, idempotencyKey: string) =>
  api('depositByLink', { body }, { idempotencyKey });

export const mailDepositLink = () => api('sendDepositLink');

export const cancelDeposit = () => api('cancelDeposit');

export const returnDeposit = (amount: Cents, idempotencyKey: string) =>
  api('returnDeposit', { body: { amount } }, { idempotencyKey });

type PayoutCard = { number: string; expMonth: number; expYear: number };

export const tokeniseCard = (body: PayoutCard) => api('tokeniseCard', { body });

export const sendWithdrawal = (body: WithdrawBody, idempotencyKey: string) =>
  api('sendWithdraw', { body }, { idempotencyKey });

export const repeatWithdrawal = (body: { amount: Cents }, idempotencyKey: string) =>
  api('repeatWithdraw', { body }, { idempotencyKey });

export const cancelWithdrawal = (body: { id: number }, idempotencyKey: string) =>
  api('cancelWithdraw', { body }, { idempotencyKey });

export const cancelWithdrawalByLink = (token: string) => api('cancelWithdrawByLink', { body: { token } });

export const checkCard = (body: Record<string, never>, idempotencyKey: string) =>
  api('checkCard', { body }, { idempotencyKey });

export const removeCard = (idCard: string) => api('removeCard', { body: { idCard } });

/** After money moved: reloads balances, transactions and cards. */
export const useRefreshWallet = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};
