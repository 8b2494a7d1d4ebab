import type { ChatWriting } from '@stagedoor/contract/schemas/chat';
import { sql } from 'kysely';
import { query, type Read } from '../../../platform/database/read.ts';
import type { Deps } from '../deps.ts';
import type { ChatRow } from './chats.repo.ts';
import { type ChatViewer, type Participation, partnerIn } from './participation.ts';

type Facts = {
  status: string;
  messages: boolean;
  files: boolean;
  sells: boolean;
  between: boolean;
  /** Staff have blocked the user, or the partner. */
  blocked: boolean;
  byStaff: boolean;
  /** The oldest paid message of the partner that waits for an answer. */
  question: number | null;
};
type Two = { idUser: number; idPartner: number; now: Date };

const factsBetween = query<Two, Facts>('writing-between', (db, arg) => {
  const { idUser, idPartner, now } = arg;
  return db
    .selectFrom('users as partner')
    .select(['partner.status', 'partner.messages', 'partner.files'])
    .select([
      sql<boolean>`exists (select from product p where p.id_owner = partner.id and p.type = 'MSG' and p.shelf = 'ACTIVE')`.as(
        'sells',
      ),
      sql<boolean>`exists (select from user_block where (id_user, id_blocked) in ((${idUser}, ${idPartner}), (${idPartner}, ${idUser}))
        and (until is null or until > ${now}))`.as('between'),
      sql<boolean>`exists (select from account_block where id_user = ${idPartner} and blocker = 'admin'
        and (until is null or until > ${now}))`.as('byStaff'),
      sql<boolean>`exists (select from account_block where id_user = ${idUser} and blocker = 'admin'
        and (until is null or until > ${now}))`.as('blocked'),
      sql<number | null>`(select m.id from orders o join chat_message m on m.id_order = o.id
        where o.id_talent = ${idUser} and o.id_buyer = ${idPartner} and o.type = 'MSG' and o.state = 'processing'
          and m.seq is not null
        order by m.id limit 1)`.as('question'),
    ])
    .where('partner.id', '=', idPartner);
});

export type WritingNow = { writing: ChatWriting; files: boolean };

const free: WritingNow = { writing: { kind: 'FREE', until: null }, files: true };

const closed = (why: Extract<ChatWriting, { kind: 'CLOSED' }>['why']): WritingNow => ({
  writing: { kind: 'CLOSED', why },
  files: false,
});

const blockOf = ({ blocked, byStaff, between }: Facts) => {
  if (blocked) return 'ACCOUNT_BLOCKED';
  if (byStaff) return 'BLOCKED_BY_STAFF';
  return between ? 'BLOCKED' : null;
};

/** In a group: like everywhere, nobody writes who is blocked by staff, or who has a block with its owner. */
const writingInGroup = async (
  read: Read,
  { idOwner, closedAt }: Pick<ChatRow, 'idOwner' | 'closedAt'>,
  idUser: number,
  now: Date,
): Promise<WritingNow> => {
  if (closedAt) return closed('GROUP_CLOSED');
  const [facts] = await read(factsBetween, { idUser, idPartner: idOwner ?? 0, now });
  const block = facts && blockOf(facts);
  return block ? closed(block) : free;
};

type Pair = { idUser: number; idPartner: number; openUntil: Date | null; byLink: boolean; now: Date };

/** What one of two can write to the other now. */
export const writingBetween = async (
  read: Read,
  { idUser, idPartner, openUntil, byLink, now }: Pair,
): Promise<WritingNow> => {
  const [facts] = await read(factsBetween, { idUser, idPartner, now });
  if (!facts || facts.status === 'DEACTIVATED') return closed('LEFT');
  const block = blockOf(facts);
  if (block) return closed(block);
  const { files } = facts;
  if (facts.question !== null) return { writing: { kind: 'ANSWER', idMessage: facts.question }, files: true };
  if (openUntil && openUntil > now) return { writing: { kind: 'FREE', until: openUntil.toISOString() }, files };
  if (byLink) return closed('LOG_IN');
  if (!facts.sells) return closed('BETWEEN');
  if (facts.status !== 'ACTIVE') return closed('NO_OFFER');
  return facts.messages ? { writing: { kind: 'PAID' }, files } : closed('MESSAGES_OFF');
};

/** What the viewer can write in a chat now. Screens and use cases ask here. */
export const writingIn = async (
  { clock }: Pick<Deps, 'clock'>,
  read: Read,
  { chat, part: { side } }: Participation,
  { byLink }: ChatViewer,
): Promise<WritingNow> => {
  if (chat.kind === 'support') return free;
  if (chat.kind === 'group') return writingInGroup(read, chat, side, clock.now());
  const idPartner = partnerIn(chat, side) ?? 0;
  return writingBetween(read, { idUser: side, idPartner, openUntil: chat.openUntil, byLink, now: clock.now() });
};
