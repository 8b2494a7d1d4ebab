import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { chatTopic, chatUpdated } from '@stagedoor/contract/live/chat';
import { threadUpdated } from '@stagedoor/contract/live/orders';
import type { GroupMember } from '@stagedoor/contract/schemas/chat-groups';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { query, readIn } from '../../../platform/database/read.ts';
import { pageOf } from '../../../platform/page-of.ts';
import { mediaLink } from '../../media/index.ts';
import { type ChatViewer, type Participation, requirePart } from '../access/participation.ts';
import type { Deps } from '../deps.ts';
import { countMembers } from './count-members.ts';

const requireGroup = async (tx: Tx, deps: Deps, viewer: ChatViewer, idChat: number): Promise<Participation> => {
  const taking = await requirePart(deps, readIn(tx), viewer, idChat);
  return taking.chat.kind === 'group' ? taking : fail('pageNotFound');
};

type MemberRow = { idUser: number; name: string; idImage: string | null; role: GroupMember['role']; removed: boolean };

const membersPage = query<
  { idChat: number; withRemoved: boolean; language: Language; size: number; skip: number },
  MemberRow
>('chat-group-members', (db, arg) =>
  db
    .selectFrom('chat_member as member')
    .innerJoin('chat', 'chat.id', 'member.id_chat')
    .innerJoin('users', 'users.id', 'member.id_user')
    .leftJoin('talent as page', 'page.id_user', 'users.id')
    .select(['users.id as idUser', 'users.id_image as idImage'])
    .select([
      sql<string>`coalesce(page.names ->> ${arg.language}::text, users.name)`.as('name'),
      sql<GroupMember['role']>`case when member.id_user = chat.id_owner then 'OWNER'
        when exists (select from feed_moderator m where m.id_talent = chat.id_owner and m.id_user = member.id_user)
        then 'MODERATOR' else 'MEMBER' end`.as('role'),
      sql<boolean>`member.removed_at is not null`.as('removed'),
    ])
    .where('member.id_chat', '=', arg.idChat)
    .where('member.left_at', 'is', null)
    .where(sql<boolean>`(member.removed_at is null or ${arg.withRemoved}::boolean)`)
    .orderBy('member.joined_at')
    .orderBy('member.id_user')
    .limit(arg.size)
    .offset(arg.skip),
);

type Members = { idChat: number; page: number; size: number; language: Language };

/** Who is in a group. Who keeps order there sees the removed ones too. */
export const listMembers =
  (deps: Deps) =>
  async (viewer: ChatViewer, { idChat, page, size, language }: Members) => {
    const { read } = deps.database;
    const { chat, part } = await requirePart(deps, read, viewer, idChat);
    if (chat.kind !== 'group') return fail('pageNotFound');
    const withRemoved = part.keepsOrder;
    const [rows, [counted]] = await Promise.all([
      read(membersPage, { idChat, withRemoved, language, size, skip: page * size }),
      read(countMembers, { idChat, withRemoved }),
    ]);
    const items: GroupMember[] = rows.map(({ idImage, ...row }) => ({ ...row, imageLink: mediaLink(idImage) }));
    return pageOf(items, counted?.count ?? 0, { page, size });
  };

type Removal = { idChat: number; idUser: number; removed: boolean };

/** Removes somebody from a group, or lets them back. Nobody removes its owner. */
export const removeMember =
  (deps: Deps) =>
  (viewer: ChatViewer, { idChat, idUser, removed }: Removal): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const { chat, part } = await requireGroup(tx, deps, viewer, idChat);
      if (!part.keepsOrder || idUser === chat.idOwner || idUser === viewer.idUser) fail('noRightToDelete');
      const changed = await tx
        .updateTable('chat_member')
        .set({ removed_at: removed ? deps.clock.now() : null })
        .where('id_chat', '=', idChat)
        .where('id_user', '=', idUser)
        .returning('id_user')
        .executeTakeFirst();
      if (!changed) fail('pageNotFound');
      await deps.live.recheck(tx, chatTopic, idChat, idUser);
      await deps.live.send(tx, idUser, threadUpdated, { idChat });
    });

/** Shows one message first, or none. */
export const pinMessage =
  (deps: Deps) =>
  (viewer: ChatViewer, { idChat, idMessage }: { idChat: number; idMessage: number | null }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const { part } = await requireGroup(tx, deps, viewer, idChat);
      if (!part.keepsOrder) fail('noRightToDelete');
      const seq = idMessage === null ? null : await positionOf(tx, idChat, idMessage);
      await tx.updateTable('chat').set({ pinned_seq: seq }).where('id', '=', idChat).execute();
      await deps.live.publish(tx, chatTopic, idChat, chatUpdated);
    });

const positionOf = async (tx: Tx, idChat: number, idMessage: number): Promise<number> => {
  const found = await tx
    .selectFrom('chat_message')
    .select('seq')
    .where('id', '=', idMessage)
    .where('id_chat', '=', idChat)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.seq ?? fail('pageNotFound');
};
