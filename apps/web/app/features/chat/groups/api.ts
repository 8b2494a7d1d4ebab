import { createClientOf } from '@stagedoor/contract/client';
import type { Language } from '@stagedoor/contract/limits';
import type { SaveGroup } from '@stagedoor/contract/schemas/chat-groups';
import { studioRoutes } from '@stagedoor/contract/studio-routes';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { connection } from '../../../shared/api/connection.ts';
import { chatApi } from '../chat-api.ts';

const all = ['session', 'groups'];
const studioApi = createClientOf(studioRoutes, connection);

/** The group chats of a talent. */
export const groupsQuery = (idUser: number, language: Language) =>
  queryOptions({
    queryKey: [...all, idUser, language],
    queryFn: ({ signal }) => chatApi('getGroupChats', { params: { idUser }, query: { language } }, { signal }),
    staleTime: 0,
  });

/** The talent's own plans. */
export const plansQuery = (language: Language) =>
  queryOptions({
    queryKey: [...all, 'plans', language],
    queryFn: ({ signal }) => studioApi('getOwnPlans', { query: { language } }, { signal }),
    staleTime: 0,
  });

export const membersQuery = (idChat: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...all, 'members', idChat, language],
    queryFn: ({ pageParam: page, signal }) =>
      chatApi('getGroupMembers', { body: { idChat, page }, query: { language } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
    staleTime: 0,
  });

export const joinGroup = (idChat: number) => chatApi('joinGroupChat', { body: { idChat } });
export const leaveGroup = (idChat: number) => chatApi('leaveGroupChat', { body: { idChat } });
export const saveGroup = (group: SaveGroup) => chatApi('saveGroupChat', { body: group });
export const closeGroup = (idChat: number) => chatApi('closeGroupChat', { body: { idChat } });
export const removeMember = (body: { idChat: number; idUser: number; removed: boolean }) =>
  chatApi('removeGroupMember', { body });
export const pinMessage = (idChat: number, idMessage: number | null) =>
  chatApi('pinChatMessage', { body: { idChat, idMessage } });

/** Loads groups and their members again. */
export const useRefreshGroups = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: all }), [cache]);
};
