import type { PersonalDataHandler } from '../../platform/personal-data.ts';

/** Where somebody agreed to be named, and who is named on a talent's page. The gifts themselves are orders. */
export const giftsPersonalData: PersonalDataHandler = {
  export: async (tx, idUser) => ({
    namedAsGiver: await tx
      .selectFrom('gift_named')
      .select(['id_talent', 'agreed_at'])
      .where('id_user', '=', idUser)
      .execute(),
  }),
  erase: async (tx, idUser) => {
    await tx
      .deleteFrom('gift_named')
      .where((eb) => eb.or([eb('id_user', '=', idUser), eb('id_talent', '=', idUser)]))
      .execute();
    await tx.deleteFrom('gift_givers_shown').where('id_talent', '=', idUser).execute();
  },
};
