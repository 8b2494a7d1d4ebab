import type { Language } from '@stagedoor/contract/limits';
import type { PromoState } from '@stagedoor/contract/schemas/content';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { pages } from '../api.ts';
import { staffApi } from '../staff-api.ts';

type Wanted = { state: PromoState | undefined; find: string; language: Language };

export const promoCodesQuery = ({ state, find, language }: Wanted) =>
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
    queryFn: ({ signal }) => api('getActiveUserProducts', { params: { id: idUser }, query: { language } }, { signal }),
  });
