import { type Language, limits } from '@stagedoor/contract/limits';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';

/** What comes after the products that a profile brings with it; read when it is asked for. */
export const moreProductsQuery = (idUser: number, after: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['shelf', idUser, after, language],
    queryFn: ({ pageParam, signal }) =>
      api('getActiveUserProducts', { params: { id: idUser }, query: { language, after: pageParam } }, { signal }),
    initialPageParam: after,
    getNextPageParam: (page) => (page.length === limits.pages.shelf ? page.at(-1)?.idProduct : undefined),
    enabled: false,
  });
