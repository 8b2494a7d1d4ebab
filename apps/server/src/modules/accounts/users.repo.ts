import type { Tx } from '../../platform/database/database.ts';
import { query } from '../../platform/database/read.ts';

export type UserRow = {
  id: number;
  name: string;
  nickname: string | null;
  email: string | null;
  role: 'FAN' | 'EXPERT' | 'AGENT' | 'ADMIN';
  status: 'ACTIVE' | 'HIDDEN' | 'REGISTRATION' | 'DEACTIVATED';
  currency: 'UAH' | 'USD' | null;
  language: 'en' | 'uk' | 'ru';
  id_image: string | null;
  show_wallet: boolean;
};

export const userById = query<{ id: number }, UserRow>('user-by-id', (db, arg) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'nickname', 'email', 'role', 'status', 'currency', 'language', 'id_image', 'show_wallet'])
    .where('id', '=', arg.id),
);

export const findForLogin = (tx: Tx, email: string) =>
  tx.selectFrom('users').select(['id', 'password_hash', 'status']).where('email', '=', email).executeTakeFirst();
