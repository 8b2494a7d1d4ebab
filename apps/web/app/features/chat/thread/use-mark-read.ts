import type { ChatThread } from '@stagedoor/contract/schemas/chat';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { markRead } from '../api.ts';

const onVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Marks the chat as read up to a position while the page is visible; 0 marks nothing. */
export const useMarkRead = ({ idChat, unread }: ChatThread, seq: number): void => {
  const isVisible = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const marked = useRef(0);
  useEffect(() => {
    if (!isVisible || seq === 0 || (seq <= marked.current && unread === 0)) return;
    marked.current = seq;
    // A mark that is lost is made up for by the next one.
    void markRead(idChat, seq).catch(() => {
      marked.current = 0;
    });
  }, [isVisible, idChat, seq, unread]);
};
