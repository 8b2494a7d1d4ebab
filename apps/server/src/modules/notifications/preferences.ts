import { type Channels, notificationKinds } from '@stagedoor/contract/notification-kinds';
import { type NotificationType, notificationTypes } from '@stagedoor/contract/notification-types';
import type {
  NotificationPreferences,
  NotificationPreferencesChange,
} from '@stagedoor/contract/schemas/notification-preferences';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from './deps.ts';
import { usualTimeZone } from './reach.ts';

export const showPreferences =
  ({ database }: Pick<Deps, 'database'>) =>
  (idUser: number): Promise<NotificationPreferences> =>
    database.inTransaction((tx) => readPreferences(tx, idUser));

/** Changes what is named; what is left out stays. */
export const updatePreferences =
  ({ database }: Pick<Deps, 'database'>) =>
  (idUser: number, change: NotificationPreferencesChange): Promise<NotificationPreferences> =>
    database.inTransaction(async (tx) => {
      // Two changes at once come one after the other, so that neither is lost.
      await tx.selectFrom('users').select('id').where('id', '=', idUser).forUpdate().execute();
      const before = await readPreferences(tx, idUser);
      for (const [type, switches] of Object.entries(change.types ?? {}) as [NotificationType, Partial<Channels>][]) {
        await saveChoice(tx, idUser, type, { ...before.types[type], ...defined(switches) });
      }
      const { types: _types, ...settings } = change;
      if (Object.keys(settings).length > 0) await saveSettings(tx, idUser, { ...before, ...defined(settings) });
      return readPreferences(tx, idUser);
    });

const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };

const readPreferences = async (tx: Tx, idUser: number): Promise<NotificationPreferences> => {
  const choices = await tx.selectFrom('notification_choice').selectAll().where('id_user', '=', idUser).execute();
  const setting = await tx
    .selectFrom('notification_setting')
    .selectAll()
    .where('id_user', '=', idUser)
    .executeTakeFirst();
  const chosen = new Map(choices.map(({ type, in_app, email, push }) => [type, { inApp: in_app, email, push }]));
  const channelsOf = (type: NotificationType): Channels => {
    const { usual, ownEmail } = notificationKinds[type];
    return { ...(chosen.get(type) ?? usual), ...(ownEmail && { email: true }) };
  };
  const types = notificationTypes.map((type) => [type, channelsOf(type)]);
  const { quiet_from: from = null, quiet_to: to = null } = setting ?? {};
  return {
    types: Object.fromEntries(types),
    quietHours: from === null || to === null ? null : { from: wallClock(from), to: wallClock(to) },
    timeZone: setting?.time_zone ?? usualTimeZone,
    digest: setting?.digest ?? false,
  };
};

const saveChoice = async (tx: Tx, idUser: number, type: NotificationType, { inApp, email, push }: Channels) => {
  const choice = { in_app: inApp, email, push };
  await tx
    .insertInto('notification_choice')
    .values({ id_user: idUser, type, ...choice })
    .onConflict((conflict) => conflict.columns(['id_user', 'type']).doUpdateSet(choice))
    .execute();
};

const saveSettings = async (tx: Tx, idUser: number, { quietHours, timeZone, digest }: NotificationPreferences) => {
  const settings = {
    quiet_from: quietHours && minutesOf(quietHours.from),
    quiet_to: quietHours && minutesOf(quietHours.to),
    time_zone: timeZone,
    digest,
  };
  await tx
    .insertInto('notification_setting')
    .values({ id_user: idUser, ...settings })
    .onConflict((conflict) => conflict.column('id_user').doUpdateSet(settings))
    .execute();
};

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const wallClock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
