import { ApiError, type ErrorName } from '@stagedoor/contract/errors';
import type { AttachmentForm } from '@stagedoor/contract/schemas/chat';
import { useEffect, useRef, useState } from 'react';
import { draftAt, ownDraft } from '../../../shared/forms/draft.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { answerMessage, sendMessage } from '../api.ts';
import type { Chat } from '../thread/use-chat.ts';

/** A message that costs nothing, until the server has it. */
export type Unsent = {
  /** A repetition with the same one is the same message. */
  clientId: string;
  text: string;
  attachments: AttachmentForm[];
  replyTo?: number;
  /** The paid message that it answers. */
  answers?: number;
  /** The server refused it. */
  isRefused?: boolean;
};

const retryMs = 5_000;
/** What a later try may not meet. */
const passing: readonly ErrorName[] = ['badInternet', 'serverDown', 'serviceLater', 'tooManySends'];

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' && value !== null && 'clientId' in value && 'text' in value && 'attachments' in value;

const kept = (idChat: number) =>
  draftAt<{ messages: Unsent[] }>(
    ownDraft(`chat.${idChat}.unsent`),
    ({ messages }) => ({ messages: Array.isArray(messages) ? messages.filter(isUnsent) : [] }),
    'browser',
  );

/**
 * Sends messages in the order in which they were written, each once. What cannot be sent waits in the browser, also when
 * the tab is closed, until the connection is back.
 */
export const useUnsent = (chat: Chat, idChat: number, token: string | undefined) => {
  const language = useLanguage();
  const [waiting, setWaiting] = useState<readonly Unsent[]>([]);
  const read = () => kept(idChat).read()?.messages ?? [];
  const keep = (messages: Unsent[]) => {
    if (messages.length > 0) kept(idChat).keep({ messages });
    else kept(idChat).drop();
    setWaiting(messages);
  };
  const drop = (clientId: string) => keep(read().filter((message) => message.clientId !== clientId));

  const send = async ({ clientId, answers, isRefused: _, ...message }: Unsent) => {
    if (answers !== undefined) return answerMessage({ ...message, id: answers, language }, clientId);
    const to = { idChat, language, ...(token && { token }) };
    return (await sendMessage({ ...message, ...to }, clientId)).message;
  };
  const isSending = useRef(false);
  const flush = async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = first(read()); next; next = first(read())) {
      const { clientId } = next;
      try {
        const { seq } = await send(next);
        if (seq !== null) await chat.readFrom(seq);
        drop(clientId);
      } catch (error) {
        if (!(error instanceof ApiError) || passing.includes(error.name)) break;
        keep(read().map((message) => (message.clientId === clientId ? { ...message, isRefused: true } : message)));
        void chat.reload(); // what can be written has changed
      }
    }
    isSending.current = false;
  };
  const latest = useRef(flush);
  latest.current = flush;

  useEffect(() => {
    setWaiting(kept(idChat).read()?.messages ?? []);
    const retry = () => void latest.current();
    retry();
    const timer = setInterval(retry, retryMs);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [idChat]);

  return {
    waiting,
    drop,
    again: () => {
      keep(read().map(({ isRefused: _, ...message }) => message));
      void flush();
    },
    put: (message: Omit<Unsent, 'clientId'>) => {
      keep([...read(), { ...message, clientId: crypto.randomUUID() }]);
      void flush();
    },
  };
};

const first = (messages: readonly Unsent[]) => messages.find(({ isRefused }) => !isRefused);
