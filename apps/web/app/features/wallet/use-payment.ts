import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Payment, paymentQuery } from './api.ts';

const pause = 1_500;
const timeoutMs = 45_000;

const isUnderWay = (payment: Payment | undefined) =>
  payment !== undefined && ['recorded', 'open', 'needsAuthentication'].includes(payment.state);

/** Polls until the payment has a final state; slower after a while, when the user may leave the page safely. */
export const usePayment = (si: string) => {
  const [slow, setSlow] = useState(false);
  const { data, isError } = useQuery({
    ...paymentQuery(si),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? pause * (slow ? 4 : 1) : false),
    enabled: typeof document !== 'undefined' && si !== '',
  });
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return { payment: data, unknown: si === '' || (isError && !data), slow };
};
