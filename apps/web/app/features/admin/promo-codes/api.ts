import { type Language, limits } from '@stagedoor/contract/limits';
import type { PromoState } from '@stagedoor/contract/schemas/content';
import type { ProductShort } from '@stagedoor/contract/schemas/product';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/client.ts';
import { pages } from '../api.ts';
import { type StaffBody, staffApi } from '../staff-api.ts';

type Filter = { state: PromoState | undefined; find: string; language: Language };

export const promoCodesQuery = ({ state, find, language }: Filter) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: ['session', 'staff', 'promoCodes', state, find, language],
    queryFn: ({ pageParam, signal }) =>
      staffApi(
        'getPromoCodes',
        { query: { language }, body: { page: pageParam, ...(state && { state }), ...(find && { find }) } },
        { signal },
      ),
  });

export const productsQuery = (idUser: number, language: Language) =>
  queryOptions({
    queryKey: ['session', 'staff', 'productsOf', idUser, language],
    queryFn: async ({ signal }) => {
      const products: ProductShort[] = [];
      for (;;) {
        const query = { language, ...(products.length > 0 && { after: products.at(-1)?.idProduct }) };
        const page = await api('getActiveUserProducts', { params: { id: idUser }, query }, { signal });
        products.push(...page);
        if (page.length < limits.pages.shelf) return products;
      }
    },
  });

export const addPromoCode = (body: StaffBody<'addPromoCode'>) => staffApi('addPromoCode', { body });

export const stopPromoCode = (body: StaffBody<'stopPromoCode'>) => staffApi('stopPromoCode', { body });
