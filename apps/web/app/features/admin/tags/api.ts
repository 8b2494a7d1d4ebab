import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { staffApi } from '../staff-api.ts';

const all = ['session', 'staff', 'tags'];

type Wanted = { find: string; idCategory: number | null };

export const tagsQuery = ({ find, idCategory }: Wanted) =>
  infiniteQueryOptions({
    queryKey: [...all, find, idCategory],
    queryFn: ({ pageParam, signal }) =>
      staffApi(
        'findTags',
        {
          body: {
            ...(find && { find }),
            ...(idCategory !== null && { idCategory }),
            ...(pageParam !== null && { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** Into which a tag can go. */
export const siblingsQuery = (idCategory: number) =>
  queryOptions({
    queryKey: [...all, 'of', idCategory],
    queryFn: async ({ signal }) => {
      const { items } = await staffApi('findTags', { body: { idCategory, size: 100 } }, { signal });
      return items;
    },
    staleTime: 0,
  });
