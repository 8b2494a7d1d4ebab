import type { PersonalDataHandler } from '../../../platform/personal-data.ts';

/** Follows in both directions. */
export const followsPersonalData: PersonalDataHandler = {
  export: async (tx, idUser) => ({
    follows: await tx.selectFrom('follow').select(['id_talent', 'created_at']).where('id_user', '=', idUser).execute(),
  }),
  erase: async (tx, idUser) => {
    await tx
      .deleteFrom('follow')
      .where((eb) => eb.or([eb('id_user', '=', idUser), eb('id_talent', '=', idUser)]))
      .execute();
  },
};
