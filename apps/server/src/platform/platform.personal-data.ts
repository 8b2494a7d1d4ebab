import type { PersonalDataHandler } from './personal-data.ts';

/** What the platform stores on the way; a person who asks for their data gets it from the modules that know its meaning. */
export const platformPersonalData: PersonalDataHandler = {
  export: async () => ({}),
  erase: async (tx, idUser) => {
    // The answers of calls that may be repeated hold what was asked and said.
    await tx.deleteFrom('idempotency').where('scope', 'like', `% user ${idUser}`).execute();
    await tx.deleteFrom('live_event').where('id_user', '=', idUser).execute();
    await tx.deleteFrom('live_position').where('id_user', '=', idUser).execute();
  },
};
