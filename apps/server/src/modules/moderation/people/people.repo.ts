import type { FoundPerson, PersonState } from '@stagedoor/contract/schemas/person';
import { type RawBuilder, sql } from 'kysely';
import { mediaLink } from '../../media/index.ts';

export type PersonRow = {
  id: number;
  name: string;
  nickname: string | null;
  id_image: string | null;
  email: string | null;
  phone: string | null;
  role: FoundPerson['role'];
  status: 'ACTIVE' | 'HIDDEN' | 'REGISTRATION' | 'DEACTIVATED';
  blocked: boolean;
  blocked_until: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
};

/** Users with their current staff block, if any. */
export const people = (now: Date) => sql`
  select u.id, u.name, u.nickname, u.id_image, u.email, u.phone, u.role, u.status, u.created_at, u.last_seen_at,
    b.id_user is not null as blocked, b.until as blocked_until
  from users u left join account_block b
    on b.id_user = u.id and b.blocker = 'admin' and (b.until is null or b.until > ${now})`;

export const isIn: Record<PersonState, RawBuilder<boolean>> = {
  active: sql`u.status = 'ACTIVE' and b.id_user is null`,
  hidden: sql`u.status = 'HIDDEN' and b.id_user is null`,
  registration: sql`u.status = 'REGISTRATION' and b.id_user is null`,
  blocked: sql`u.status <> 'DEACTIVATED' and b.id_user is not null`,
  deleted: sql`u.status = 'DEACTIVATED'`,
};

const states = {
  ACTIVE: 'active',
  HIDDEN: 'hidden',
  REGISTRATION: 'registration',
  DEACTIVATED: 'deleted',
} as const satisfies Record<PersonRow['status'], PersonState>;

export const personDto = (row: PersonRow): FoundPerson => ({
  idUser: row.id,
  name: row.name,
  nickname: row.nickname,
  imageLink: mediaLink(row.id_image),
  email: row.email,
  phone: row.phone,
  role: row.role,
  state: row.blocked && row.status !== 'DEACTIVATED' ? 'blocked' : states[row.status],
  blockedUntil: row.blocked_until?.toISOString() ?? null,
  since: row.created_at.toISOString(),
  lastSeen: row.last_seen_at?.toISOString() ?? null,
});
