import type { ChatHistory, ChatMessage } from '@stagedoor/contract/schemas/chat';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { type ChatKey, messagesKey, readPage } from '../api.ts';
import { firstSeq, lastSeq, merged } from './merge.ts';

const largestPage = 100;

/** A chat with the messages that were loaded of it, and how to load more. */
export const useChat = (key: ChatKey) => {
  const language = useLanguage();
  const cache = useQueryClient();
  const queryKey = messagesKey(key, language);
  const known = () => cache.getQueryData<ChatHistory>(queryKey);
  const add = (page: ChatHistory, asked: 'before' | 'after') =>
    cache.setQueryData<ChatHistory>(queryKey, (before) => merged(before, page, asked));

  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const from = firstSeq(known());
      let chat = await readPage(key, {}, language, signal);
      // What was loaded before is read again, so that the reader's place stays.
      while (from !== undefined && chat.hasOlder && (firstSeq(chat) ?? 0) > from) {
        const page = await readPage(key, { before: firstSeq(chat) ?? 0, size: largestPage }, language, signal);
        chat = { ...merged(chat, page, 'before'), unpaid: chat.unpaid };
      }
      const now = known();
      // Messages may have arrived meanwhile.
      return now && lastSeq(now) > lastSeq(chat) ? merged(now, chat, 'latest') : chat;
    },
    enabled: typeof document !== 'undefined',
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

  const isLoadingOlder = useRef(false);
  const loadOlder = async () => {
    const first = firstSeq(known());
    if (isLoadingOlder.current || first === undefined) return;
    isLoadingOlder.current = true;
    try {
      add(await readPage(key, { before: first }, language), 'before');
    } finally {
      isLoadingOlder.current = false;
    }
  };

  /** Loads older messages up to a position. */
  const loadTo = async (seq: number) => {
    for (let chat = known(); chat?.hasOlder && (firstSeq(chat) ?? 0) > seq; chat = known())
      add(await readPage(key, { before: firstSeq(chat) ?? 0, size: largestPage }, language), 'before');
  };

  // One after the other, so that the latest answer is the last that is shown.
  const reading = useRef<Promise<unknown>>(Promise.resolve());
  /** Reads a message that changed, or all that came after the last known one. */
  const readFrom = (seq: number): Promise<unknown> => {
    const read = async () => {
      const chat = known();
      if (!chat) return;
      if (seq <= lastSeq(chat)) {
        if (seq >= (firstSeq(chat) ?? 0)) add(await readPage(key, { after: seq - 1, size: 1 }, language), 'after');
        return;
      }
      let page: ChatHistory;
      do {
        page = await readPage(key, { after: lastSeq(known() ?? chat), size: largestPage }, language);
        add(page, 'after');
      } while (page.hasNewer && page.items.length > 0);
    };
    reading.current = reading.current.then(read).catch(() => {}); // the next event, or a reload, tries again
    return reading.current;
  };

  const keyText = JSON.stringify(queryKey);
  const reload = useCallback(
    () => cache.invalidateQueries({ queryKey: JSON.parse(keyText) as unknown[] }),
    [cache, keyText],
  );
  const change = (how: (chat: ChatHistory) => ChatHistory) =>
    cache.setQueryData<ChatHistory>(queryKey, (before) => before && how(before));
  /** Reads what is attached to a message again: links live minutes. */
  const readAttachments = async ({ idMessage, seq }: Pick<ChatMessage, 'idMessage' | 'seq'>) => {
    await (seq === null ? reload() : readFrom(seq));
    const { items = [], unpaid = [] } = known() ?? {};
    return [...items, ...unpaid].find((message) => message.idMessage === idMessage)?.attachments ?? [];
  };
  return { ...query, loadOlder, loadTo, readFrom, reload, change, readAttachments };
};

export type Chat = ReturnType<typeof useChat>;
