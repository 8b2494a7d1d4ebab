import type { Language } from '@stagedoor/contract/limits';
import type { SupportState } from '@stagedoor/contract/schemas/support';
import type { SupportChat } from '@stagedoor/contract/schemas/support-chat';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pages } from '../api.ts';
import { type StaffBody, staffApi } from '../staff-api.ts';

const all = ['session', 'staff', 'support'];

export const requestsQuery = (state: SupportState) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: [...all, state],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getSupportRequests', { body: { state, page: pageParam } }, { signal }),
  });

export const answerRequest = (id: number, answer: string) => staffApi('answerSupportRequest', { body: { id, answer } });

export const closeRequest = (id: number) => staffApi('closeSupportRequest', { body: { id } });

type WhichChats = { state: SupportChat['state']; mine: boolean };

export const chatsQuery = (which: WhichChats) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: [...all, 'chats', which],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getSupportChats', { body: { ...which, page: pageParam } }, { signal }),
  });

export const timesQuery = queryOptions({
  queryKey: [...all, 'times'],
  queryFn: ({ signal }) => staffApi('getSupportTimes', {}, { signal }),
});

export const caseQuery = (idChat: number) =>
  queryOptions({
    queryKey: [...all, 'case', idChat],
    queryFn: ({ signal }) => staffApi('getSupportChat', { params: { idChat } }, { signal }),
    staleTime: 0,
    retry: false,
  });

/** The latest orders that somebody bought or sold. */
export const latestOrdersQuery = (idUser: number, language: Language) =>
  queryOptions({
    queryKey: [...all, 'orders', idUser, language],
    queryFn: ({ signal }) =>
      staffApi('findOrders', { body: { person: String(idUser) }, query: { language } }, { signal }),
    staleTime: 0,
  });

export const assignCase = (body: StaffBody<'assignSupportChat'>) => staffApi('assignSupportChat', { body });
export const closeCase = (body: StaffBody<'closeSupportChat'>) => staffApi('closeSupportChat', { body });
export const reopenCase = (idChat: number) => staffApi('reopenSupportChat', { body: { idChat } });
export const addNote = (idChat: number, text: string) => staffApi('addSupportNote', { body: { idChat, text } });

export const repliesQuery = queryOptions({
  queryKey: [...all, 'replies'],
  queryFn: ({ signal }) => staffApi('getSupportReplies', {}, { signal }),
});

export const saveReply = (body: StaffBody<'saveSupportReply'>) => staffApi('saveSupportReply', { body });
export const removeReply = (idReply: number) => staffApi('removeSupportReply', { body: { idReply } });

/** All of them are one page. */
export const repliesPageQuery = infiniteQueryOptions({
  ...pages,
  queryKey: [...all, 'replies-page'],
  queryFn: async ({ signal }) => ({
    items: await staffApi('getSupportReplies', {}, { signal }),
    currentPage: 0,
    totalPages: 1,
  }),
});
