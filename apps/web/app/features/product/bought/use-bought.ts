import type { ReplyOf } from '@stagedoor/contract/client';
import { Refusal } from '@stagedoor/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../shared/shell-data.ts';
import { receiptQuery } from '../api.ts';

export type Bought = ReplyOf<'getBought'>;

const pause = 1_500;
const patience = 30_000;
const unknown: readonly string[] = ['pageNotFound', 'mandatoryFieldNull'];

const isOpen = (bought: Bought | undefined) => bought?.state === 'awaitingPayment';

/** Asks until the purchase is paid or over; after half a minute it stops, and looks again when the reader comes back. */
export const useBought = (receipt: string) => {
  const language = useLanguage();
  const [slow, setSlow] = useState(false);
  const { data, error, refetch, isFetching } = useQuery({
    ...receiptQuery(receipt, language),
    enabled: typeof document !== 'undefined' && receipt !== '',
    refetchInterval: ({ state }) => (isOpen(state.data) && !slow ? pause : false),
  });
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, []);
  const isUnknown = receipt === '' || (error instanceof Refusal && unknown.includes(error.name));
  return { bought: data, slow, isUnknown, failed: error !== null && !data && !isUnknown, refetch, isFetching };
};
