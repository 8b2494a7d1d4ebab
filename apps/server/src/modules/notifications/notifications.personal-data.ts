import type { PersonalDataHandler } from '../../platform/personal-data.ts';

const wholly = ['notified_fact', 'notification_choice', 'notification_setting', 'push_subscription'] as const;

/** The user's notifications and their settings. */
export const notificationsPersonalData: PersonalDataHandler = {
  export: async (tx, idUser) => ({
    notifications: await tx.selectFrom('event_log').selectAll().where('id_user', '=', idUser).execute(),
    toldToOthers: await tx
      .selectFrom('event_log')
      .select(['type', 'created_at', 'sum', 'params'])
      .where('id_partner', '=', idUser)
      .execute(),
    notificationChoices: await tx.selectFrom('notification_choice').selectAll().where('id_user', '=', idUser).execute(),
    notificationSettings: await tx
      .selectFrom('notification_setting')
      .selectAll()
      .where('id_user', '=', idUser)
      .execute(),
    pushSubscriptions: await tx
      .selectFrom('push_subscription')
      .select(['endpoint', 'id_device', 'created_at'])
      .where('id_user', '=', idUser)
      .execute(),
  }),
  erase: async (tx, idUser) => {
    // Also erases other users' notifications about what this user did or wrote.
    await tx
      .deleteFrom('event_log')
      .where((eb) => eb.or([eb('id_user', '=', idUser), eb('id_partner', '=', idUser), eb('id_subject', '=', idUser)]))
      .execute();
    for (const table of wholly) await tx.deleteFrom(table).where('id_user', '=', idUser).execute();
  },
};
