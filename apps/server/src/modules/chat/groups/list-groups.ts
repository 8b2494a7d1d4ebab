import type { Language } from '@stagedoor/contract/limits';
import type { GroupChat } from '@stagedoor/contract/schemas/chat-groups';
import { sql } from 'kysely';
import { query, type Read } from '../../../platform/database/read.ts';
import { openTalent } from '../../access/index.ts';
import { forMembersOf } from '../access/participation.ts';
import type { Deps } from '../deps.ts';

type Row = {
  id: number;
  idOwner: number;
  name: string;
  about: string;
  forAllPaid: boolean;
  plans: number[];
  slowSeconds: number;
  members: number;
  joined: boolean;
  removed: boolean;
  closed: boolean;
};

const groupsOf = query<{ idTalent: number; viewer: number }, Row>('chat-groups-of', (db, arg) =>
  db
    .selectFrom('chat')
    .leftJoin('chat_member as own', (join) =>
      join.onRef('own.id_chat', '=', 'chat.id').on('own.id_user', '=', arg.viewer),
    )
    .select([
      'chat.id',
      'chat.id_owner as idOwner',
      'chat.name',
      'chat.about',
      'chat.for_all_paid as forAllPaid',
      'chat.slow_seconds as slowSeconds',
    ])
    .select([
      sql<number[]>`(select coalesce(jsonb_agg(id_plan), '[]') from chat_plan where id_chat = chat.id)`.as('plans'),
      sql<number>`(select count(*)::int from chat_member m where m.id_chat = chat.id and m.left_at is null and m.removed_at is null)`.as(
        'members',
      ),
      sql<boolean>`own.id_user is not null and own.left_at is null and own.removed_at is null`.as('joined'),
      sql<boolean>`own.removed_at is not null`.as('removed'),
      sql<boolean>`chat.closed_at is not null`.as('closed'),
    ])
    .where('chat.kind', '=', 'group')
    .where('chat.id_owner', '=', arg.idTalent)
    .where((eb) => eb.or([eb('chat.closed_at', 'is', null), eb('own.id_user', 'is not', null)]))
    .orderBy('chat.id')
    .$castTo<Row>(),
);

type Input = { idTalent: number; viewer: number | null; language: Language };

/** A talent's groups, with the plans that open each. Of a hidden talent only their members see them. */
export const listGroups =
  ({ database: { read }, memberAccess, clock }: Pick<Deps, 'database' | 'memberAccess' | 'clock'>) =>
  async ({ idTalent, viewer, language }: Input): Promise<GroupChat[]> => {
    const now = clock.now();
    const [rows, open] = await Promise.all([
      read(groupsOf, { idTalent, viewer: viewer ?? 0 }),
      read(openTalent, { idUser: idTalent, now }),
    ]);
    const shown = open.length > 0 || viewer === idTalent ? rows : rows.filter(({ joined }) => joined);
    const things = shown.map(forMembersOf);
    const [opened, plans] = await Promise.all([
      memberAccess.areOpenTo(read, viewer, things, now),
      memberAccess.plansOpening(read, things, language),
    ]);
    return shown.map((row, at) => ({
      idChat: row.id,
      name: row.name,
      about: row.about,
      members: row.members,
      slowSeconds: row.slowSeconds,
      closed: row.closed,
      joined: row.joined,
      removed: row.removed,
      mayJoin: !row.joined && !row.removed && !row.closed && (opened[at] ?? false),
      subscriptionAccess: { availableToAllPaid: row.forAllPaid, validSubscriptions: plans[at] ?? [] },
    }));
  };

const anyGroup = query<{ idTalent: number }, { id: number }>('has-group-chats', (db, arg) =>
  db
    .selectFrom('chat')
    .select('id')
    .where('kind', '=', 'group')
    .where('id_owner', '=', arg.idTalent)
    .where('closed_at', 'is', null)
    .limit(1),
);

/** For the tabs of a profile. */
export const hasGroups = async (read: Read, idTalent: number): Promise<boolean> =>
  (await read(anyGroup, { idTalent })).length > 0;
