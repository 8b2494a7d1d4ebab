import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import type { StaffAction } from '@stagedoor/contract/schemas/staff';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { staffApi } from '../staff-api.ts';

const all = ['session', 'staff', 'audit'];

export type ActionsFilter = Omit<NonNullable<Input<Endpoints['getStaffActions']>['body']>, 'after'>;
type Key = Pick<StaffAction, 'at' | 'id'>;

const keyOf = (action: StaffAction | undefined): Key | undefined => action && { at: action.at, id: action.id };

export const actionsQuery = (filter: ActionsFilter) =>
  infiniteQueryOptions({
    queryKey: [...all, filter],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getStaffActions', { body: { ...filter, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: undefined as Key | undefined,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? keyOf(items.at(-1)) : undefined),
    staleTime: 0,
  });

export const actorsQuery = queryOptions({
  queryKey: [...all, 'actors'],
  queryFn: ({ signal }) => staffApi('getStaffActors', {}, { signal }),
});
