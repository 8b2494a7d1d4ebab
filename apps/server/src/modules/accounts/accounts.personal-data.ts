import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { PersonalDataHandler } from '../../platform/personal-data.ts';

/** Personal data in the tables of accounts. */
export const accountsPersonalData: PersonalDataHandler = {
  export: async (tx, idUser) => ({
    account: await tx
      .selectFrom('users')
      .select(['id', 'name', 'nickname', 'email', 'phone', 'corporate_email', 'about', 'languages', 'role', 'status'])
      .select(['language', 'currency', 'id_image', 'show_wallet', 'calls', 'messages', 'files'])
      .select(['auto_delete_months', 'delete_warned_days', 'delete_warned_at'])
      .select(['last_seen_at', 'created_at'])
      .where('id', '=', idUser)
      .executeTakeFirstOrThrow(),
    agreements: await rowsOf(tx, 'agreement', ['terms_version', 'of_age', 'accepted_at'], idUser),
    sessions: await rowsOf(
      tx,
      'session',
      ['id_device', 'created_at', 'last_used_at', 'verified_at', 'second_factor_at', 'ended_at'],
      idUser,
    ),
    devices: await rowsOf(
      tx,
      'device',
      ['id_device', 'name', 'platform', 'push_token', 'created_at', 'last_seen_at', 'revoked_at'],
      idUser,
    ),
    socialAccounts: await rowsOf(tx, 'social_account', ['network', 'subject', 'name', 'created_at'], idUser),
    mailedLinks: await rowsOf(tx, 'mailed_link', ['purpose', 'email', 'created_at', 'expires_at', 'used_at'], idUser),
    codes: await rowsOf(tx, 'one_time_code', ['purpose', 'phone', 'expires_at', 'used_at'], idUser),
  }),

  erase: async (tx, idUser) => {
    await tx
      .deleteFrom('social_attempt')
      .where('id_device', 'in', (eb) => eb.selectFrom('device').select('id_device').where('id_user', '=', idUser))
      .execute();
    for (const table of wholly) await tx.deleteFrom(table).where('id_user', '=', idUser).execute();
    await tx.updateTable('users').set(erased).where('id', '=', idUser).execute();
  },
};

/** Tables whose rows are deleted with the user. Consents stay: they hold a version and a time. */
const wholly = ['session', 'device', 'social_account', 'mailed_link', 'one_time_code'] as const;

const erased = {
  status: 'DEACTIVATED',
  name: 'Deleted person',
  nickname: null,
  email: null,
  phone: null,
  corporate_email: null,
  password_hash: null,
  pin_hash: null,
  about: '',
  languages: sql<string[]>`'{}'`,
  id_image: null,
  currency: null,
  language: 'en',
  auto_delete_months: null,
  delete_warned_days: null,
  delete_warned_at: null,
  last_seen_at: null,
} as const;

type OfUser = (typeof wholly)[number] | 'agreement';

const rowsOf = async (tx: Tx, table: OfUser, columns: readonly string[], idUser: number) => {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<object>`select ${list} from ${sql.table(table)} where id_user = ${idUser}`.execute(tx);
  return rows;
};
