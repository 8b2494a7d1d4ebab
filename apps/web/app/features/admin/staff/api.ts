import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type StaffBody, staffApi } from '../staff-api.ts';

const all = ['session', 'staff', 'members'];

export const membersQuery = infiniteQueryOptions({
  queryKey: all,
  queryFn: ({ pageParam, signal }) => staffApi('getStaffMembers', { body: { page: pageParam } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
  staleTime: 0,
});

export const useRefreshMembers = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};

export const addStaffMember = (body: StaffBody<'addStaffMember'>) => staffApi('addStaffMember', { body });

export const changeStaffScopes = (body: StaffBody<'changeStaffScopes'>) => staffApi('changeStaffScopes', { body });

export const removeStaffMember = (body: StaffBody<'removeStaffMember'>) => staffApi('removeStaffMember', { body });

export const resetSecondFactor = (body: StaffBody<'resetSecondFactor'>) => staffApi('resetSecondFactor', { body });
