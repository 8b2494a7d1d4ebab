import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type StaffBody, staffApi } from '../staff-api.ts';

const all = ['session', 'staff', 'tags'];

type Filter = { find: string; idCategory: number | null };

export const tagsQuery = ({ find, idCategory }: Filter) =>
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

/** The tags that a tag can be merged into. */
export const siblingsQuery = (idCategory: number) =>
  queryOptions({
    queryKey: [...all, 'of', idCategory],
    queryFn: async ({ signal }) => {
      const { items } = await staffApi('findTags', { body: { idCategory, size: 100 } }, { signal });
      return items;
    },
    staleTime: 0,
  });

export const mergeTags = (body: StaffBody<'mergeTags'>) => staffApi('mergeTags', { body });

export const renameTag = (body: StaffBody<'renameTag'>) => staffApi('renameTag', { body });

export const addTag = (body: StaffBody<'addTag'>) => staffApi('addTag', { body });

export const deleteTag = (body: StaffBody<'deleteTag'>) => staffApi('deleteTag', { body });
