import type { Language } from '@stagedoor/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { type StaffBody, staffApi } from '../staff-api.ts';

export const presentationQuery = (idUser: number, language: Language) =>
  queryOptions({
    queryKey: ['session', 'staff', 'presentation', idUser, language],
    queryFn: ({ signal }) => staffApi('getPresentation', { params: { id: idUser }, query: { language } }, { signal }),
    staleTime: 0,
    retry: false,
  });

export const setPresentation = (body: StaffBody<'setPresentation'>) => staffApi('setPresentation', { body });
