import { type Language, limits } from '@stagedoor/contract/limits';
import type { ShelfPart } from '@stagedoor/contract/schemas/product';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';

type More = { idUser: number; part: ShelfPart; after: number; language: Language };

/** The products after those that came with the profile; loaded on request. */
export const moreProductsQuery = ({ idUser, part, after, language }: More) =>
  infiniteQueryOptions({
    queryKey: ['shelf', idUser, part, after, language],
    queryFn: ({ pageParam, signal }) =>
      api('getActiveUserProducts', { params: { id: idUser }, query: { language, part, after: pageParam } }, { signal }),
    initialPageParam: after,
    getNextPageParam: (page) => (page.length === limits.pages.shelf ? page.at(-1)?.idProduct : undefined),
    enabled: false,
  });
