import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

export const promoKey = ['promo'];

type Priced = { idProduct: number; variations?: readonly { id: number }[] };

/** A code is worth the same for every variation, but the server prices one of them. */
export const promoQuery = (code: string, { idProduct, variations: [first] = [] }: Priced) =>
  queryOptions({
    queryKey: [...promoKey, idProduct, code.trim().toUpperCase()],
    queryFn: ({ signal }) => {
      const body = { code: code.trim(), idProduct, ...(first && { idVariation: first.id }) };
      return api('verifyPromoCode', { body }, { signal });
    },
  });
