import type { Call } from '@stagedoor/contract/client';
import { type Language, limits } from '@stagedoor/contract/limits';
import type { UserCard } from '@stagedoor/contract/schemas/user';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';

export type Choice = { group: string; category: string | null };
export type PeoplePage = { items: UserCard[]; totalPages: number; currentPage: number };

export const everybody = 'all';

export const findPeople = (call: Call, { group, category }: Choice, page: number, language: Language) => {
  const rest = { query: { language }, body: { page, size: limits.pages.explore } };
  return category === null
    ? call('findUsersByGroupName', { params: { groupName: group }, ...rest })
    : call('findUsersByGroupAndCategory', { params: { groupName: group, categoryName: category }, ...rest });
};

export const nextPage = ({ currentPage, totalPages }: PeoplePage): number | undefined =>
  currentPage + 1 < totalPages ? currentPage + 1 : undefined;

/** The server renders the first page; further ones are appended. */
export const usePeople = (choice: Choice, language: Language, first: PeoplePage) =>
  useInfiniteQuery({
    queryKey: ['explore', language, choice.group, choice.category],
    queryFn: ({ pageParam }) => findPeople(api, choice, pageParam, language),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    initialData: { pages: [first], pageParams: [0] },
    staleTime: Number.POSITIVE_INFINITY,
  });
