import type { PersonalDataHandler } from './personal-data.ts';

/** The platform stores only transient copies; the data export gets the originals from the modules. */
export const platformPersonalData: PersonalDataHandler = {
  export: async () => ({}),
  erase: async (tx, idUser) => {
    // Stored replies of idempotent calls contain personal data.
    await tx.deleteFrom('idempotency').where('scope', 'like', `% user ${idUser}`).execute();
    await tx.deleteFrom('live_event').where('id_user', '=', idUser).execute();
    await tx.deleteFrom('live_position').where('id_user', '=', idUser).execute();
  },
};
