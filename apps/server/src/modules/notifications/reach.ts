import type { Language } from '@stagedoor/contract/limits';
import { type Channels, notificationKinds } from '@stagedoor/contract/notification-kinds';
import type { NotificationType } from '@stagedoor/contract/notification-types';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Quiet } from './quiet-hours.ts';

/** How a person is reached about a type. `email` is their address if mails about it are wanted. */
export type Reach = {
  idUser: number;
  inApp: boolean;
  push: boolean;
  /** Whether any browser asked for web push. */
  hasBrowsers: boolean;
  email: string | null;
  digest: boolean;
  language: Language;
  quiet: Quiet | null;
  timeZone: string;
};

export const usualTimeZone = 'UTC';

/** Undefined for somebody who has left. */
export const reachOf = async (tx: Tx, idUser: number, type: NotificationType): Promise<Reach | undefined> =>
  (await reachOfAll(tx, [idUser], type))[0];

/** Of those who have not left. */
export const reachOfAll = async (tx: Tx, idUsers: readonly number[], type: NotificationType): Promise<Reach[]> => {
  const rows = await tx
    .selectFrom('users')
    .leftJoin('notification_setting as setting', 'setting.id_user', 'users.id')
    .leftJoin('notification_choice as choice', (join) =>
      join.onRef('choice.id_user', '=', 'users.id').on('choice.type', '=', type),
    )
    .select(['users.id', 'users.email', 'language', 'email_activity', 'email_reminders'])
    .select(['in_app', 'choice.email as by_email', 'push', 'quiet_from', 'quiet_to', 'time_zone', 'digest'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('push_subscription').whereRef('push_subscription.id_user', '=', 'users.id')).as('has_browsers'),
    )
    .where(sql<boolean>`users.id = any (${[...idUsers]}::bigint[])`)
    .where('status', '<>', 'DEACTIVATED')
    .orderBy('users.id')
    .execute();
  return rows.map((row) => reachIn(row, type));
};

type Row = Chosen & {
  id: number;
  email: string | null;
  language: Language;
  email_activity: boolean;
  email_reminders: boolean;
  quiet_from: number | null;
  quiet_to: number | null;
  time_zone: string | null;
  digest: boolean | null;
  has_browsers: SqlBool;
};

const reachIn = (row: Row, type: NotificationType): Reach => {
  const { about, usual, ownEmail } = notificationKinds[type];
  const chosen: Channels = chosenOr(usual, row);
  const mails = { activity: row.email_activity, reminders: row.email_reminders, orders: true, money: true };
  const quiet = row.quiet_from === null || row.quiet_to === null ? null : { from: row.quiet_from, to: row.quiet_to };
  return {
    idUser: row.id,
    inApp: chosen.inApp,
    push: chosen.push,
    hasBrowsers: Boolean(row.has_browsers),
    email: chosen.email && !ownEmail && mails[about] ? row.email : null,
    digest: about === 'activity' && row.digest === true,
    language: row.language,
    quiet,
    timeZone: row.time_zone ?? usualTimeZone,
  };
};

type Chosen = { in_app: boolean | null; by_email: boolean | null; push: boolean | null };

const chosenOr = (usual: Channels, { in_app, by_email, push }: Chosen): Channels => ({
  inApp: in_app ?? usual.inApp,
  email: by_email ?? usual.email,
  push: push ?? usual.push,
});
