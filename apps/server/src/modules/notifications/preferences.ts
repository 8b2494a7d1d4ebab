import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type {
  ChannelSwitches,
  NotificationGroup,
  NotificationPreferences,
  NotificationPreferencesChange,
} from '@stagedoor/contract/schemas/notification-preferences';
import type { Tx } from '../../platform/database/database.ts';
import type { Kind, Use } from '../../platform/notices/kind.ts';
import { contactOf } from '../accounts/index.ts';
import type { Deps } from './deps.ts';
import type { Kinds } from './kinds.ts';
import { switchesOf, usualTimeZone } from './reach.ts';

type UsedDeps = Pick<Deps, 'database' | 'kinds'>;

export const showPreferences =
  ({ database, kinds }: UsedDeps) =>
  (idUser: number, language?: Language): Promise<NotificationPreferences> =>
    database.inTransaction((tx) => readPreferences(tx, kinds, idUser, language));

/** Partial update: omitted settings stay, and so do those that cannot be switched off. */
export const updatePreferences =
  ({ database, kinds }: UsedDeps) =>
  (idUser: number, change: NotificationPreferencesChange, language?: Language): Promise<NotificationPreferences> =>
    database.inTransaction(async (tx) => {
      const named = Object.entries(change.types ?? {});
      if (named.some(([type]) => !kinds.find(type))) fail('mandatoryFieldNull', { fields: { types: 'invalid' } });
      // The lock serialises concurrent changes, so that none is lost.
      await tx.selectFrom('users').select('id').where('id', '=', idUser).forUpdate().execute();
      const chosen = await choicesOf(tx, idUser);
      for (const [type, switches] of named) {
        const kind = kinds.find(type);
        // Choices per kind are kept while optional mails are switched off altogether.
        const present = kind && switchesOf(kind, chosen.get(type), true);
        if (present) await saveChoice(tx, idUser, type, { ...present, ...defined(switches) });
      }
      const { types: _types, ...settings } = change;
      if (Object.keys(settings).length > 0) {
        await saveSettings(tx, idUser, { ...(await readPreferences(tx, kinds, idUser)), ...defined(settings) });
      }
      return readPreferences(tx, kinds, idUser, language);
    });

const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };

const readPreferences = async (
  tx: Tx,
  kinds: Kinds,
  idUser: number,
  language?: Language,
): Promise<NotificationPreferences> => {
  const chosen = await choicesOf(tx, idUser);
  const setting = await tx
    .selectFrom('notification_setting')
    .selectAll()
    .where('id_user', '=', idUser)
    .executeTakeFirst();
  const optionalEmails = setting?.optional_emails ?? true;
  const switches = kinds.all().map((kind) => [kind.type, switchesOf(kind, chosen.get(kind.type), optionalEmails)]);
  const { quiet_from: from = null, quiet_to: to = null } = setting ?? {};
  return {
    types: Object.fromEntries(switches),
    groups: groupsIn(kinds.all(), language ?? (await contactOf(tx, idUser)).language),
    optionalEmails,
    quietHours: from === null || to === null ? null : { from: wallClock(from), to: wallClock(to) },
    timeZone: setting?.time_zone ?? usualTimeZone,
    digest: setting?.digest ?? false,
  };
};

const choicesOf = async (tx: Tx, idUser: number) => {
  const choices = await tx.selectFrom('notification_choice').selectAll().where('id_user', '=', idUser).execute();
  return new Map(choices.map((choice) => [choice.type, choice]));
};

const wireUses = { on: 'chosen', off: 'chosen', always: 'always' } as const satisfies Record<Use, string>;

const groupsIn = (kinds: readonly Kind[], language: Language): NotificationGroup[] => {
  const groups = Map.groupBy(kinds, ({ group }) => group);
  const useOf = (use: Use | undefined) => (use ? wireUses[use] : 'never');
  return [...groups].map(([{ name, texts }, members]) => ({
    name,
    ...texts[language],
    kinds: members.map((kind) => ({
      type: kind.type,
      name: kind.texts[language].name,
      uses: { inApp: useOf(kind.channels.inApp), email: useOf(kind.channels.email), push: useOf(kind.channels.push) },
    })),
  }));
};

const saveChoice = async (tx: Tx, idUser: number, type: string, { inApp, email, push }: ChannelSwitches) => {
  const choice = { in_app: inApp, email, push };
  await tx
    .insertInto('notification_choice')
    .values({ id_user: idUser, type, ...choice })
    .onConflict((conflict) => conflict.columns(['id_user', 'type']).doUpdateSet(choice))
    .execute();
};

type Settings = Pick<NotificationPreferences, 'quietHours' | 'timeZone' | 'digest' | 'optionalEmails'>;

const saveSettings = async (tx: Tx, idUser: number, change: Settings) => {
  const { quietHours, timeZone, digest, optionalEmails } = change;
  const settings = {
    quiet_from: quietHours && minutesOf(quietHours.from),
    quiet_to: quietHours && minutesOf(quietHours.to),
    time_zone: timeZone,
    digest,
    optional_emails: optionalEmails,
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
