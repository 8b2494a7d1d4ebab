import type { Language, limits } from '@stagedoor/contract/limits';
import type { ChatHistory, ChatSettings, SendMessage } from '@stagedoor/contract/schemas/chat';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api/client.ts';
import { keyedBy } from '../../shared/api/keyed.ts';
import { callsApi } from '../../shared/calls/calls-api.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { chatApi } from './chat-api.ts';

const all = ['session', 'chat'];
const threadsKey = [...all, 'threads'];
/** Of the header, which counts unread chats. */
const countersKey = ['session', 'counters'];
const walletKey = ['session', 'wallet'];

type ThreadKey = { at: string; idChat: number };
export type WhichThreads = { archived: boolean; search: string };

export const threadsQuery = ({ archived, search }: WhichThreads, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...threadsKey, archived, search, language],
    queryFn: ({ pageParam: before, signal }) =>
      chatApi(
        'usersHistory',
        { query: { language }, body: { archived, search, ...(before && { before }) } },
        { signal },
      ),
    ...keyedBy<ThreadKey>(),
  });

/** `token` comes from a mailed link. */
export type ChatKey = { idChat: number } | { token: string };
export type PagePart = { before?: number; after?: number; size?: number };

export const messagesKey = (chat: ChatKey, language: Language) =>
  'token' in chat ? ['chat-link', chat.token, language] : [...all, 'messages', chat.idChat, language];

/** A page of messages: the latest, or those before or after a position. */
export const readPage = (
  chat: ChatKey,
  part: PagePart,
  language: Language,
  signal?: AbortSignal,
): Promise<ChatHistory> =>
  'token' in chat
    ? chatApi('readChatLink', { body: { token: chat.token, language, ...part } }, { signal })
    : chatApi('historyLogById', { params: { id: chat.idChat }, query: { language, ...part } }, { signal });

export const searchChat = (idChat: number, search: string, language: Language) =>
  queryOptions({
    queryKey: [...all, 'search', idChat, search, language],
    queryFn: ({ signal }) => chatApi('searchChat', { body: { idChat, search, language } }, { signal }),
  });

const callsPage = 20;

export const callsQuery = (idUser: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['session', 'calls', 'with', idUser, language],
    queryFn: ({ pageParam: page, signal }) =>
      callsApi('getCalls', { query: { language }, body: { page, size: callsPage, idUser } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage + 1 < totalPages ? currentPage + 1 : undefined),
    staleTime: 0,
  });

export const supportChatQuery = (language: Language) =>
  queryOptions({
    queryKey: [...all, 'support'],
    queryFn: ({ signal }) => chatApi('getChatWithSupport', { params: { language } }, { signal }),
  });

export const offerQuery = (idUser: number, language: Language) =>
  queryOptions({
    queryKey: [...all, 'offer', idUser, language],
    queryFn: ({ signal }) => chatApi('getMessageOffer', { params: { idUser }, query: { language } }, { signal }),
    staleTime: 0,
  });

/** The product that a single message is sold as. */
export const messageProductQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: ['session', 'product', id, language],
    queryFn: ({ signal }) => api('getProductById', { params: { id }, query: { language } }, { signal }),
    staleTime: 0,
  });

export const walletQuery = queryOptions({
  queryKey: [...walletKey, 'balances'],
  queryFn: ({ signal }) => api('getWallet', {}, { signal }),
  staleTime: 0,
});

export type NewMessage = Omit<SendMessage, 'clientId'>;

/** The key is the message's id in this browser: a repetition is the same message. */
export const sendMessage = (message: NewMessage, clientId: string) =>
  chatApi('sendMessage', { body: { ...message, clientId } }, { idempotencyKey: clientId });

type Answer = { id: number; text: string; attachments: SendMessage['attachments']; language: Language };

export const answerMessage = (answer: Answer, clientId: string) =>
  chatApi('answerMessage', { body: { ...answer, clientId } }, { idempotencyKey: clientId });

export const declineMessage = (id: number, reason: string, idempotencyKey: string) =>
  chatApi('declineMessage', { body: { id, reason } }, { idempotencyKey });

export const cancelMessage = (id: number, idempotencyKey: string) =>
  chatApi('cancelMessage', { params: { id } }, { idempotencyKey });

export const editMessage = (idMessage: number, text: string, language: Language) =>
  chatApi('editMessage', { body: { idMessage, text, language } });

export const removeMessage = (id: number) => chatApi('deleteMessage', { params: { id } });

export const markRead = (idChat: number, seq: number) => chatApi('markChatRead', { body: { idChat, seq } });

export const setChat = (idChat: number, change: { muted?: boolean; archived?: boolean }) =>
  chatApi('setChat', { body: { idChat, ...change } });

/** As many as one call gives: what is answered makes room for the others. */
const deskSize = 100;

export const deskQuery = (idTalent: number, language: Language) =>
  queryOptions({
    queryKey: [...all, 'desk', idTalent, language],
    queryFn: ({ signal }) =>
      chatApi('getMessageDesk', { query: { language }, body: { idTalent, size: deskSize } }, { signal }),
    staleTime: 0,
  });

export const repliesQuery = queryOptions({
  queryKey: [...all, 'replies'],
  queryFn: ({ signal }) => chatApi('getSavedReplies', {}, { signal }),
});

export const saveReply = (reply: { name: string; text: string }) => chatApi('saveReply', { body: reply });

export const removeReply = (idReply: number) => chatApi('removeSavedReply', { body: { idReply } });

/** Loads the talent's desk and saved replies again. */
export const useRefreshDesk = () => {
  const cache = useQueryClient();
  return useCallback(
    () => Promise.all(['desk', 'replies'].map((part) => cache.invalidateQueries({ queryKey: [...all, part] }))),
    [cache],
  );
};

export const settingsQuery = queryOptions({
  queryKey: [...all, 'settings'],
  queryFn: ({ signal }) => chatApi('getChatSettings', {}, { signal }),
});

/** Saves at once; the answer is what is stored. */
export const useSetSettings = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<ChatSettings>) => chatApi('setChatSettings', { body: change }),
    onSuccess: (stored) => cache.setQueryData(settingsQuery.queryKey, stored),
    onError: useShowProblem(),
  });
};

export const showTyping = (idChat: number) => chatApi('showTyping', { body: { idChat } });

type Duration = (typeof limits.blocks)[number];

export const blockUser = (idUser: number, duration: Duration) => api('blockUser', { body: { idUser, duration } });

/** Loads the lists of chats and the header's count again. */
export const useRefreshThreads = () => {
  const cache = useQueryClient();
  return useCallback(
    () => Promise.all([threadsKey, countersKey].map((queryKey) => cache.invalidateQueries({ queryKey }))),
    [cache],
  );
};

/** After a payment: what is left in packs and in the wallet. */
export const useRefreshMeans = () => {
  const cache = useQueryClient();
  return useCallback(
    () => Promise.all([[...all, 'offer'], walletKey].map((queryKey) => cache.invalidateQueries({ queryKey }))),
    [cache],
  );
};
