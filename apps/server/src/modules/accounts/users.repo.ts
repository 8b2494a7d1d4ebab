import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { query } from '../../platform/database/read.ts';
import type { Users } from '../../platform/database/schema.gen.ts';

export type UserRow = {
  id: number;
  name: string;
  nickname: string | null;
  about: string;
  languages: string[];
  email: string | null;
  pending_email: string | null;
  corporate_email: string | null;
  pending_corporate_email: string | null;
  phone: string | null;
  has_password: boolean;
  has_pin: boolean;
  social_accounts: { id: number; network: string; name: string }[];
  role: 'FAN' | 'EXPERT' | 'AGENT' | 'ADMIN';
  status: 'ACTIVE' | 'HIDDEN' | 'REGISTRATION' | 'DEACTIVATED';
  blocks: { blocker: 'self' | 'admin'; until: string | null; reason: string | null }[];
  currency: 'UAH' | 'USD' | null;
  language: 'en' | 'uk' | 'ru';
  id_image: string | null;
  show_wallet: boolean;
  calls: boolean;
  messages: boolean;
  files: boolean;
  auto_delete_months: number | null;
};

/** The address of the newest valid link. */
const waiting = (purpose: 'confirmEmail' | 'corporateEmail', now: Date) => sql<string | null>`(
  select email from mailed_link
  where id_user = users.id and purpose = ${sql.lit(purpose)} and used_at is null and expires_at > ${now}
  order by created_at desc limit 1)`;

/** The user's own profile in one query. */
export const userById = query<{ id: number; now: Date }, UserRow>('user-by-id', (db, arg) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'nickname', 'about', 'languages', 'email', 'corporate_email', 'phone', 'role', 'status'])
    .select(['currency', 'language', 'id_image', 'show_wallet', 'calls', 'messages', 'files'])
    .select('auto_delete_months')
    .select((eb) => [
      eb('password_hash', 'is not', null).$castTo<boolean>().as('has_password'),
      eb('pin_hash', 'is not', null).$castTo<boolean>().as('has_pin'),
      waiting('confirmEmail', arg.now).as('pending_email'),
      waiting('corporateEmail', arg.now).as('pending_corporate_email'),
      sql<UserRow['social_accounts']>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'network', network, 'name', name) order by id), '[]')
        from social_account where id_user = users.id)`.as('social_accounts'),
      sql<UserRow['blocks']>`(
        select coalesce(jsonb_agg(jsonb_build_object('blocker', blocker, 'until', until, 'reason', reason)), '[]')
        from account_block where id_user = users.id and (until is null or until > ${arg.now}))`.as('blocks'),
    ])
    .where('id', '=', arg.id),
);

export const findByEmail = (tx: Tx, email: string) =>
  tx.selectFrom('users').select(['id', 'status']).where('email', '=', email).executeTakeFirst();

/** One query, so that an address without an account costs the same. */
export const findForLogin = (tx: Tx, email: string, device: string) =>
  tx
    .selectFrom('users')
    .leftJoin('device', (join) =>
      join
        .onRef('device.id_user', '=', 'users.id')
        .on('device.id_device', '=', device)
        .on('device.revoked_at', 'is', null),
    )
    .select((eb) => [
      'users.id',
      'users.password_hash',
      'users.status',
      eb('device.id_device', 'is not', null).as('known_device'),
    ])
    .where('users.email', '=', email)
    .executeTakeFirst();

export const contactOf = (tx: Tx, idUser: number) =>
  tx.selectFrom('users').select(['email', 'language']).where('id', '=', idUser).executeTakeFirstOrThrow();

export const emailOf = async (tx: Tx, idUser: number) => (await contactOf(tx, idUser)).email;

export const passwordHashOf = async (tx: Tx, idUser: number): Promise<string | null> => {
  const user = await tx.selectFrom('users').select('password_hash').where('id', '=', idUser).executeTakeFirst();
  return user?.password_hash ?? null;
};

type Change = Omit<Updateable<Users>, 'id' | 'status' | 'role'>;
export type UserChange = { [Column in keyof Change]?: Change[Column] | undefined };

export const changeUser = async (tx: Tx, idUser: number, change: UserChange): Promise<void> => {
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(named).length === 0) return;
  await tx.updateTable('users').set(named).where('id', '=', idUser).execute();
};
