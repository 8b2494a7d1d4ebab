import { type Channel, channels } from '@stagedoor/contract/channels';
import type { Language } from '@stagedoor/contract/limits';
import type { ChannelSwitches } from '@stagedoor/contract/schemas/notification-preferences';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { opaqueParam } from '../../platform/database/read.ts';
import type { Kind } from '../../platform/notices/kind.ts';
import type { Quiet } from './quiet-hours.ts';

/** The channels on which a user gets a kind of notification. */
export type Reach = ChannelSwitches & {
  idUser: number;
  /** Whether any browser has subscribed to web push. */
  hasBrowsers: boolean;
  /** The email address, if any. */
  address: string | null;
  digest: boolean;
  language: Language;
  quiet: Quiet | null;
  timeZone: string;
};

export const usualTimeZone = 'UTC';

/** Undefined for a deleted user. */
export const reachOf = async (tx: Tx, idUser: number, kind: Kind): Promise<Reach | undefined> =>
  (await reachOfAll(tx, [idUser], kind))[0];

/** Without deleted users. */
export const reachOfAll = async (tx: Tx, idUsers: readonly number[], kind: Kind): Promise<Reach[]> => {
  const rows = await tx
    .selectFrom('users')
    .leftJoin('notification_setting as setting', 'setting.id_user', 'users.id')
    .leftJoin('notification_choice as choice', (join) =>
      join.onRef('choice.id_user', '=', 'users.id').on('choice.type', '=', kind.type),
    )
    .select(['users.id', 'users.email as address', 'language', 'optional_emails'])
    .select(['in_app', 'choice.email', 'push', 'quiet_from', 'quiet_to', 'time_zone', 'digest'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('push_subscription').whereRef('push_subscription.id_user', '=', 'users.id')).as('has_browsers'),
    )
    .where(sql<boolean>`users.id = any (${opaqueParam([...idUsers], 'bigint[]')}::bigint[])`)
    .where('status', '<>', 'DEACTIVATED')
    .orderBy('users.id')
    .execute();
  return rows.map((row) => reachIn(row, kind));
};

type Row = Choice & {
  id: number;
  address: string | null;
  language: Language;
  optional_emails: boolean | null;
  quiet_from: number | null;
  quiet_to: number | null;
  time_zone: string | null;
  digest: boolean | null;
  has_browsers: SqlBool;
};

const reachIn = (row: Row, kind: Kind): Reach => {
  const hasQuietHours = kind.keepsQuietHours && row.quiet_from !== null && row.quiet_to !== null;
  return {
    ...switchesOf(kind, row, row.optional_emails ?? true),
    idUser: row.id,
    hasBrowsers: Boolean(row.has_browsers),
    address: row.address,
    digest: kind.mayWaitForDigest && row.digest === true,
    language: row.language,
    quiet: hasQuietHours ? { from: Number(row.quiet_from), to: Number(row.quiet_to) } : null,
    timeZone: row.time_zone ?? usualTimeZone,
  };
};

export type Choice = { in_app: boolean | null; email: boolean | null; push: boolean | null };

/** The effective channels of a kind: the settings page and the sender use the same function. */
export const switchesOf = (
  { channels: uses }: Pick<Kind, 'channels'>,
  choice: Choice | undefined,
  optionalEmails: boolean,
): ChannelSwitches => {
  const chosen = { inApp: choice?.in_app, email: choice?.email, push: choice?.push };
  const isOn = (channel: Channel): boolean => {
    const use = uses[channel];
    if (use === undefined || use === 'always') return use === 'always';
    return (chosen[channel] ?? use === 'on') && (channel !== 'email' || optionalEmails);
  };
  const [inApp, email, push] = channels.map(isOn);
  return { inApp: inApp === true, email: email === true, push: push === true };
};
