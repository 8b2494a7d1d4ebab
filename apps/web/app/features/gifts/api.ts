import type { Language } from '@stagedoor/contract/limits';
import type { GiftOfferForm } from '@stagedoor/contract/schemas/gift';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api/client.ts';
import { keyedBy } from '../../shared/api/keyed.ts';

/** What the talent suggests, and the reader's own monthly gift to them. */
export const donationsQuery = (idTalent: number, language: Language, signed: boolean) =>
  queryOptions({
    queryKey: ['donations', idTalent, language, signed],
    queryFn: ({ signal }) =>
      api('getAvailableDonations', { params: { idUser: idTalent }, query: { language } }, { signal }),
    staleTime: 0,
  });

/** The key makes it reload with everything else about money. */
export const walletQuery = queryOptions({
  queryKey: ['session', 'wallet', 'balances'],
  queryFn: ({ signal }) => api('getWallet', {}, { signal }),
  staleTime: 0,
});

/** What the dialog knows of the talent's offer, the wallet and the cards. */
export const useRefreshOffer = (idTalent: number) => {
  const cache = useQueryClient();
  return useCallback(
    () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['donations', idTalent] }),
        cache.invalidateQueries({ queryKey: ['session', 'wallet'] }),
      ]),
    [cache, idTalent],
  );
};

export type Gift = Parameters<typeof api<'donate'>>[1]['body'];

export const donate = (body: Gift, idempotencyKey: string) => api('donate', { body }, { idempotencyKey });

export const thanksQuery = (receipt: string, language: Language) =>
  queryOptions({
    queryKey: ['gift-thanks', receipt, language],
    queryFn: ({ signal }) => api('getGiftThanks', { query: { language }, body: { receipt } }, { signal }),
  });

const all = ['session', 'gifts'];

/** Edited in a form, so a stored copy would show old texts. */
export const offerQuery = (language: Language) =>
  queryOptions({
    queryKey: [...all, 'offer', language],
    queryFn: ({ signal }) => api('getGiftOffer', { query: { language } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const saveOffer = (body: GiftOfferForm) => api('saveGiftOffer', { body });

export const receivedQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...all, 'received', language],
    queryFn: ({ pageParam: before, signal }) =>
      api('getReceivedGifts', { query: { language }, body: { ...(before && { before }) } }, { signal }),
    ...keyedBy<number>(),
  });

export const thankForGift = (idOrder: number) => api('thankForGift', { body: { idOrder } });

export const sentQuery = (language: Language) =>
  queryOptions({
    queryKey: [...all, 'sent', language],
    queryFn: ({ signal }) => api('getSentGifts', { query: { language } }, { signal }),
    staleTime: 0,
  });

export const stopGift = (idGift: number) => api('stopGift', { body: { idGift } });

export const resumeGift = (idGift: number) => api('resumeGift', { body: { idGift } });

export const setGiftCard = (idGift: number, idCard: string) => api('setGiftCard', { body: { idGift, idCard } });

export const nameGiver = (idTalent: number, isNamed: boolean) => api('nameGiver', { body: { idTalent, isNamed } });

/** Everything about the reader's own gifts. */
export const useRefreshGifts = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};
