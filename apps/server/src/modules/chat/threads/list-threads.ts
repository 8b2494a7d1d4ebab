import type { Language } from '@stagedoor/contract/limits';
import type { ChatThread } from '@stagedoor/contract/schemas/chat';
import { likePattern } from '../../../platform/database/like-pattern.ts';
import { forMembersOf } from '../access/participation.ts';
import type { Deps } from '../deps.ts';
import { showThread } from './show-thread.ts';
import { countUnread, type ThreadRow, threadsOf } from './threads.repo.ts';

type Key = { at: string; idChat: number };
type Input = {
  idUser: number;
  language: Language;
  archived: boolean;
  search: string;
  before?: Key | undefined;
  size: number;
};

const endOfTime = new Date('9999-01-01T00:00:00Z');

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'memberAccess'>;

/** A person's chats, the latest first. */
export const listThreads =
  (deps: UsedDeps) =>
  async ({ before, search, size, ...input }: Input): Promise<{ items: ChatThread[]; next: Key | null }> => {
    const { clock, database } = deps;
    const rows = await database.read(threadsOf, {
      ...input,
      now: clock.now(),
      pattern: search === '' ? '%' : likePattern(search),
      beforeAt: before ? new Date(before.at) : endOfTime,
      beforeId: before?.idChat ?? Number.MAX_SAFE_INTEGER,
      size: size + 1,
    });
    const readable = await hideEnded(deps, input.idUser, rows.slice(0, size));
    const items = readable.map(showThread(input.idUser));
    const last = items.at(-1);
    return { items, next: rows.length > size && last ? { at: last.lastAt, idChat: last.idChat } : null };
  };

/** Of a group that the person's plan no longer opens nothing is shown but its name. */
const hideEnded = async (deps: UsedDeps, idUser: number, rows: ThreadRow[]): Promise<ThreadRow[]> => {
  const groups = rows.flatMap(({ group }) => group ?? []);
  if (groups.length === 0) return rows;
  const open = await areOpen(deps, idUser, groups);
  return rows.map((row) => {
    const isHidden = row.group !== null && !open[groups.indexOf(row.group)];
    return isHidden ? { ...row, last: null, unread: 0, ended: true } : row;
  });
};

const areOpen = (
  { database: { read }, memberAccess, clock }: UsedDeps,
  idUser: number,
  groups: readonly NonNullable<ThreadRow['group']>[],
) => memberAccess.areOpenTo(read, idUser, groups.map(forMembersOf), clock.now());

/** For the counter in the header. */
export const countUnreadChats =
  (deps: UsedDeps) =>
  async (idUser: number): Promise<number> => {
    const [unread] = await deps.database.read(countUnread, { idUser });
    if (!unread || unread.groups.length === 0) return unread?.count ?? 0;
    const open = await areOpen(deps, idUser, unread.groups);
    return unread.count + open.filter(Boolean).length;
  };
