import type { StaffScope } from '@stagedoor/contract/staff-scopes';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { opaqueParam, query } from '../../platform/database/read.ts';

export type Found = {
  id_session: string;
  id_device: string;
  issued_at: Date;
  replaced_at: Date | null;
  generation: number;
  renewal_salt: Buffer | null;
  session_generation: number;
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
      'session_token.generation',
      'session_token.renewal_salt',
      'session.generation as session_generation',
      'session.last_used_at',
      'session.ended_at',
      'users.id as id_user',
      'users.last_seen_at',
      'users.role',
      'users.status',
      'session.second_factor_at',
      // Only staff pay for this look-up.
      sql<StaffScope[] | null>`case when users.role = 'ADMIN' then
        (select scopes from staff_member where id_user = users.id) end`.as('scopes'),
      sql<boolean>`exists (select from account_block
        where id_user = users.id and blocker = 'admin' and (until is null or until > ${opaqueParam(arg.now, 'timestamptz')}))`.as(
        'blocked',
      ),
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

/** Returns the salt of the next token; concurrent requests get the same one. */
export const saltForNext = async (tx: Tx, hash: Buffer, fresh: Buffer): Promise<Buffer> => {
  const { renewal_salt } = await tx
    .updateTable('session_token')
    .set((eb) => ({ renewal_salt: eb.fn.coalesce('renewal_salt', eb.val(fresh)) }))
    .where('hash', '=', hash)
    .returning((eb) => eb.ref('renewal_salt').$notNull().as('renewal_salt'))
    .executeTakeFirstOrThrow();
  return renewal_salt;
};

export const insertNextToken = async (
  tx: Tx,
  token: { idSession: string; hash: Buffer; generation: number; at: Date },
) => {
  const { idSession, hash, generation, at } = token;
  await tx
    .insertInto('session_token')
    .values({ hash, id_session: idSession, generation, issued_at: at })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
};

export const touchSession = async (tx: Tx, idSession: string, at: Date) => {
  await tx.updateTable('session').set({ last_used_at: at }).where('id', '=', idSession).execute();
};

/** Called on the first use of a token: marks all earlier ones as replaced. */
export const beginGeneration = async (tx: Tx, begun: { idSession: string; generation: number; at: Date }) => {
  const { idSession, generation, at } = begun;
  await tx
    .updateTable('session')
    .set({ generation, last_used_at: at })
    .where('id', '=', idSession)
    .where('generation', '<', generation)
    .execute();
  await tx
    .updateTable('session_token')
    .set({ replaced_at: at })
    .where('id_session', '=', idSession)
    .where('generation', '<', generation)
    .where('replaced_at', 'is', null)
    .execute();
};

export const endSession = (tx: Tx, id: string, at: Date) =>
  tx
    .updateTable('session')
    .set({ ended_at: sql`coalesce(ended_at, ${at})` })
    .where('id', '=', id)
    .execute();
