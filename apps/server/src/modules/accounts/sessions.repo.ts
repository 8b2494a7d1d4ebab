import type { StaffScope } from '@stagedoor/contract/staff-scopes';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { query } from '../../platform/database/read.ts';

export type Found = {
  id_session: string;
  id_device: string;
  issued_at: Date;
  replaced_at: Date | null;
  last_used_at: Date;
  ended_at: Date | null;
  last_seen_at: Date | null;
  id_user: number;
  role: 'FAN' | 'EXPERT' | 'AGENT' | 'ADMIN';
  status: 'ACTIVE' | 'HIDDEN' | 'REGISTRATION' | 'DEACTIVATED';
  second_factor_at: Date | null;
  scopes: StaffScope[] | null;
  blocked: boolean;
};

export const sessionByToken = query<{ hash: Buffer; now: Date }, Found>('session-by-token', (db, arg) =>
  db
    .selectFrom('session_token')
    .innerJoin('session', 'session.id', 'session_token.id_session')
    .innerJoin('users', 'users.id', 'session.id_user')
    .select([
      'session.id as id_session',
      'session.id_device',
      'session_token.issued_at',
      'session_token.replaced_at',
      'session.last_used_at',
      'session.ended_at',
      'users.id as id_user',
      'users.last_seen_at',
      'users.role',
      'users.status',
      'session.second_factor_at',
      // Nobody but the staff pays for the look.
      sql<StaffScope[] | null>`case when users.role = 'ADMIN' then
        (select scopes from staff_member where id_user = users.id) end`.as('scopes'),
      sql<boolean>`exists (select from account_block
        where id_user = users.id and blocker = 'admin' and (until is null or until > ${arg.now}))`.as('blocked'),
    ])
    .where('session_token.hash', '=', arg.hash),
);

type NewSession = {
  id: string;
  idUser: number;
  device: string;
  hash: Buffer;
  at: Date;
  verifiedAt: Date | null;
  idSocialAccount: number | null;
};

export const insertSession = async (tx: Tx, session: NewSession) => {
  const { id, idUser, device, hash, at, verifiedAt, idSocialAccount } = session;
  await tx
    .insertInto('session')
    .values({
      id,
      id_user: idUser,
      id_device: device,
      created_at: at,
      last_used_at: at,
      verified_at: verifiedAt,
      id_social_account: idSocialAccount,
    })
    .execute();
  await tx.insertInto('session_token').values({ hash, id_session: id, issued_at: at }).execute();
};

/** Whether this call was the one to replace the token; of several at once only one is. */
export const replaceToken = async (tx: Tx, change: { idSession: string; old: Buffer; next: Buffer; at: Date }) => {
  const { idSession, old, next, at } = change;
  const replaced = await tx
    .updateTable('session_token')
    .set({ replaced_at: at })
    .where('hash', '=', old)
    .where('replaced_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  if (!replaced) return false;
  await tx.insertInto('session_token').values({ hash: next, id_session: idSession, issued_at: at }).execute();
  await tx.updateTable('session').set({ last_used_at: at }).where('id', '=', idSession).execute();
  return true;
};

export const endSession = (tx: Tx, id: string, at: Date) =>
  tx
    .updateTable('session')
    .set({ ended_at: sql`coalesce(ended_at, ${at})` })
    .where('id', '=', id)
    .execute();
