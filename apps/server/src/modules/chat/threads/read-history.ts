import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { ChatHistory } from '@stagedoor/contract/schemas/chat';
import { sql } from 'kysely';
import { query, type Read } from '../../../platform/database/read.ts';
import { chatFor, pairChat } from '../access/chats.repo.ts';
import { type ChatViewer, type Participation, partIn, partnerIn, requirePart } from '../access/participation.ts';
import { turnOf } from '../access/slow-mode.ts';
import { writingIn } from '../access/writing.ts';
import type { Deps } from '../deps.ts';
import { countMembers } from '../groups/count-members.ts';
import {
  type MessageRow,
  messageAt,
  messagesAfter,
  messagesBefore,
  unpaidMessages,
} from '../messages/messages.repo.ts';
import { showMessage } from '../messages/show-messages.ts';
import { showThread } from './show-thread.ts';
import { threadById } from './threads.repo.ts';

export type HistoryPage = { before?: number | undefined; after?: number | undefined; size: number; language: Language };

/** A chat with a page of its messages: the latest, or those before or after a position. */
export const readHistory =
  (deps: Deps) =>
  async (viewer: ChatViewer, idChat: number, page: HistoryPage): Promise<ChatHistory> =>
    showHistory(deps, viewer, await requirePart(deps, deps.database.read, viewer, idChat), page);

const nothing = { edit: false, remove: false, cancel: false, answer: false };

const showHistory = async (
  deps: Deps,
  viewer: ChatViewer,
  taking: Participation,
  page: HistoryPage,
): Promise<ChatHistory> => {
  const { read } = deps.database;
  const idChat = taking.chat.id;
  const { side } = taking.part;
  const { language } = page;
  const now = deps.clock.now();
  const isLatest = page.before === undefined && page.after === undefined;
  const shown = showMessage(deps, taking.part);
  // What can be done with a message needs a login.
  const show = (row: MessageRow) => (viewer.byLink ? { ...shown(row), may: nothing } : shown(row));
  const [thread, messages, unpaid, writing, partner, pinned, group] = await Promise.all([
    read(threadById, { idChat, idUser: side, language, now }),
    pageOf(read, idChat, page, now),
    isLatest ? read(unpaidMessages, { idChat, idAuthor: viewer.idUser, language, now }) : [],
    writingIn(deps, read, taking, viewer),
    partnerState(read, taking),
    pinnedIn(read, taking, { language, now }),
    groupOf(read, taking, now),
  ]);
  const [row] = thread;
  return {
    thread: row ? showThread(side)(row) : fail('pageNotFound'),
    ...messages,
    items: messages.items.map(show),
    unpaid: unpaid.map(show),
    ...writing,
    ...partner,
    pinned: pinned && show(pinned),
    group,
  };
};

/** The chat of two users, of whom the viewer is one. */
export const readHistoryOf =
  (deps: Deps) =>
  async (viewer: ChatViewer, { a, b }: { a: number; b: number }, page: HistoryPage): Promise<ChatHistory> => {
    const [chat] = await deps.database.read(pairChat, { low: Math.min(a, b), high: Math.max(a, b) });
    return readPair(deps)(viewer, chat?.id ?? 0, page);
  };

/** A chat of two, from which nobody can be removed. */
export const readPair =
  (deps: Deps) =>
  async (viewer: ChatViewer, idChat: number, page: HistoryPage): Promise<ChatHistory> => {
    const [chat] = await deps.database.read(chatFor, { idChat, idUser: viewer.idUser });
    const part = chat && (await partIn(deps, deps.database.read, chat, viewer));
    if (!chat || !part || part === 'removed') return fail('pageNotFound');
    return showHistory(deps, viewer, { chat, part }, page);
  };

const pageOf = async (read: Read, idChat: number, { before, after, size, language }: HistoryPage, now: Date) => {
  const look = { idChat, language, now, size: size + 1 };
  if (after !== undefined) {
    const rows = await read(messagesAfter, { ...look, after });
    return { items: rows.slice(0, size), hasNewer: rows.length > size, hasOlder: after > 0 };
  }
  const rows = await read(messagesBefore, { ...look, before: before ?? 2_147_483_647 });
  return { items: rows.slice(0, size).toReversed(), hasOlder: rows.length > size, hasNewer: before !== undefined };
};

type Two = { idChat: number; idUser: number; idPartner: number };
type PartnerRow = { readSeq: number; seen: Date | null; showsRead: boolean; showsSeen: boolean };

const partnerRow = query<Two, PartnerRow>('chat-partner', (db, arg) =>
  db
    .selectFrom('chat_member as member')
    .innerJoin('users', 'users.id', 'member.id_user')
    .leftJoin('chat_settings as theirs', 'theirs.id_user', 'member.id_user')
    .leftJoin('chat_settings as own', (join) => join.on('own.id_user', '=', arg.idUser))
    .select(['member.read_seq as readSeq', 'users.last_seen_at as seen'])
    .select([
      // Who does not show it does not see it either.
      sql<boolean>`coalesce(theirs.read_marks, true) and coalesce(own.read_marks, true)`.as('showsRead'),
      sql<boolean>`coalesce(theirs.last_seen, true) and coalesce(own.last_seen, true)`.as('showsSeen'),
    ])
    .where('member.id_chat', '=', arg.idChat)
    .where('member.id_user', '=', arg.idPartner),
);

const partnerState = async (read: Read, { chat, part: { side } }: Participation) => {
  const idPartner = chat.kind === 'pair' ? partnerIn(chat, side) : null;
  const [row] = idPartner === null ? [] : await read(partnerRow, { idChat: chat.id, idUser: side, idPartner });
  return {
    partnerReadSeq: row?.showsRead ? row.readSeq : null,
    partnerSeen: row?.showsSeen ? (row.seen?.toISOString() ?? null) : null,
  };
};

const pinnedIn = async (read: Read, { chat }: Participation, look: { language: Language; now: Date }) => {
  if (chat.pinnedSeq === null) return null;
  const [row] = await read(messageAt, { idChat: chat.id, seq: chat.pinnedSeq, ...look });
  return row && !row.deleted ? row : null;
};

const groupOf = async (read: Read, taking: Participation, now: Date): Promise<ChatHistory['group']> => {
  const { chat, part } = taking;
  if (chat.kind !== 'group') return null;
  const [[counted], from] = await Promise.all([
    read(countMembers, { idChat: chat.id, withRemoved: false }),
    turnOf(read, taking, now),
  ]);
  return {
    members: counted?.count ?? 0,
    keepsOrder: part.keepsOrder,
    slowSeconds: chat.slowSeconds,
    writeFrom: from?.toISOString() ?? null,
  };
};
