import { type Language, limits } from '@stagedoor/contract/limits';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';

/** The products after those that came with the profile; loaded on request. */
export const moreProductsQuery = (idUser: number, after: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['shelf', idUser, after, language],
    queryFn: ({ pageParam, signal }) =>
      api('getActiveUserProducts', { params: { id: idUser }, query: { language, after: pageParam } }, { signal }),
    initialPageParam: after,
    getNextPageParam: (page) => (page.length === limits.pages.shelf ? page.at(-1)?.idProduct : undefined),
    enabled: false,
  });
