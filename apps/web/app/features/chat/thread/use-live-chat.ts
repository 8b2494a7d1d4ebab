import { chatTopic, chatTyping } from '@stagedoor/contract/live/chat';
import { useEffect, useState } from 'react';
import { useTopic } from '../../../shared/live/use-topic.ts';
import type { Chat } from './use-chat.ts';

/** Typing is shown for a little longer than the other's browser waits before it says so again. */
const typingMs = 5_000;

/** Shows what others write, change and read, and whether they are typing. */
export const useLiveChat = (chat: Chat, idChat: number | undefined, { me, key }: { me?: number; key?: string }) => {
  const [typed, setTyped] = useState(0);
  useEffect(() => {
    if (typed === 0) return undefined;
    const timer = setTimeout(() => setTyped(0), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);

  useTopic(chatTopic, { id: idChat, ...(key && { key }) }, (event) => {
    if (event?.eventType === chatTyping.type) {
      if (event.idUser !== me) setTyped((before) => before + 1);
      return;
    }
    const { seq, idReader, readSeq } = event ?? {};
    if (seq !== undefined) {
      setTyped(0);
      void chat.readFrom(seq);
    } else if (readSeq === undefined) {
      void chat.reload();
    } else if (idReader !== me) {
      chat.change((shown) =>
        shown.partnerReadSeq === null ? shown : { ...shown, partnerReadSeq: Math.max(shown.partnerReadSeq, readSeq) },
      );
    }
  });
  return typed > 0;
};
