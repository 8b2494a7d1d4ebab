import type { ChatHistory, ChatMessage } from '@stagedoor/contract/schemas/chat';

const seqOf = ({ seq }: ChatMessage) => seq ?? Number.POSITIVE_INFINITY;

export const firstSeq = (chat: ChatHistory | undefined): number | undefined => chat?.items[0]?.seq ?? undefined;
export const lastSeq = ({ items }: ChatHistory): number => items.at(-1)?.seq ?? 0;

/** What a page was asked for. */
export type Asked = 'latest' | 'before' | 'after';

/**
 * Adds a page to what is known of a chat. Every page tells the newest of everything but the messages; of a message the
 * later page wins. Whether there are older messages is told by the page that begins first.
 */
export const merged = (known: ChatHistory | undefined, page: ChatHistory, asked: Asked): ChatHistory => {
  if (!known) return page;
  const byId = new Map([...known.items, ...page.items].map((message) => [message.idMessage, message]));
  const items = [...byId.values()].sort((one, other) => seqOf(one) - seqOf(other));
  const beginsFirst = asked !== 'after' && (firstSeq(page) ?? 0) <= (firstSeq(known) ?? 0);
  const unpaid = asked === 'latest' ? page.unpaid : known.unpaid;
  return {
    ...page,
    items,
    hasOlder: beginsFirst ? page.hasOlder : known.hasOlder,
    hasNewer: false,
    unpaid: unpaid.filter(({ idMessage }) => !byId.has(idMessage)),
  };
};

/** The first of the messages that were unread when the chat was opened. */
export const firstUnread = ({ items, thread: { unread } }: ChatHistory): number | undefined => {
  const others = items.filter(({ own }) => !own);
  return unread === 0 ? undefined : others.at(-Math.min(unread, others.length))?.idMessage;
};
