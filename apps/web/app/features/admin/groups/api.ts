import type { Language } from '@stagedoor/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { type StaffBody, staffApi } from '../staff-api.ts';

export const directoryQuery = queryOptions({
  queryKey: ['session', 'staff', 'directory'],
  queryFn: ({ signal }) => staffApi('getDirectory', {}, { signal }),
  staleTime: 0,
});

export const moveBranch = (body: StaffBody<'moveBranch'>) => staffApi('moveBranch', { body });

export const hideBranch = (body: StaffBody<'hideBranch'>) => staffApi('hideBranch', { body });

export const deleteBranch = (body: StaffBody<'deleteBranch'>, language: Language) =>
  staffApi('deleteBranch', { query: { language }, body });

export const renameBranch = (body: StaffBody<'renameBranch'>) => staffApi('renameBranch', { body });

export const addBranch = (body: StaffBody<'addBranch'>) => staffApi('addBranch', { body });
