import type { ReplyOf } from '@stagedoor/contract/client';
import { ApiError } from '@stagedoor/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { receiptQuery } from '../api.ts';

export type PurchaseResult = ReplyOf<'getBought'>;

const pause = 1_500;
const patience = 30_000;
const unknown: readonly string[] = ['pageNotFound', 'mandatoryFieldNull'];

const isOpen = (bought: PurchaseResult | undefined) => bought?.state === 'awaitingPayment';

/** Polls until the purchase is paid or over, for at most half a minute; then reloads when the tab gets the focus. */
export const usePurchaseResult = (receipt: string) => {
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
  const isUnknown = receipt === '' || (error instanceof ApiError && unknown.includes(error.name));
  return { bought: data, slow, isUnknown, failed: error !== null && !data && !isUnknown, refetch, isFetching };
};
