import { infiniteQueryOptions } from '@tanstack/react-query';
import { pages } from '../api.ts';
import { type StaffBody, staffApi } from '../staff-api.ts';

export const fundsQuery = infiniteQueryOptions({
  ...pages,
  queryKey: ['session', 'staff', 'funds'],
  queryFn: ({ pageParam, signal }) => staffApi('getFunds', { body: { page: pageParam } }, { signal }),
});

export const editFund = (body: StaffBody<'editFund'>) => staffApi('editFund', { body });

export const addFund = (body: StaffBody<'addFund'>) => staffApi('addFund', { body });

export const openFund = (body: StaffBody<'openFund'>) => staffApi('openFund', { body });
