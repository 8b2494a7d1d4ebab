import type { ReplyOf } from '@stagedoor/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api.ts';

export type Payment = ReplyOf<'getPayment'>;

const pause = 1_500;
const patience = 45_000;

const isUnderWay = (payment: Payment | undefined) =>
  payment !== undefined && ['recorded', 'open', 'needsAuthentication'].includes(payment.state);

/** Asks until the payment has an end; when that takes long, the reader may go and nothing is lost. */
export const usePayment = (si: string) => {
  const [slow, setSlow] = useState(false);
  const { data, isError } = useQuery({
    queryKey: ['payment', si],
    queryFn: ({ signal }) => api('getPayment', { body: { si } }, { signal }),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? pause * (slow ? 4 : 1) : false),
    enabled: typeof document !== 'undefined' && si !== '',
    staleTime: 0,
  });
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return { payment: data, unknown: si === '' || (isError && !data), slow };
};
