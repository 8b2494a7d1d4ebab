import type { PersonalDataHandler } from '../../platform/personal-data.ts';

/** The fund a talent donates to. */
export const charityPersonalData: PersonalDataHandler = {
  export: async (tx, idUser) => ({
    charity:
      (await tx
        .selectFrom('talent_charity')
        .select(['id_fund', 'percent', 'since'])
        .where('id_user', '=', idUser)
        .executeTakeFirst()) ?? null,
  }),
  erase: async (tx, idUser) => {
    await tx.deleteFrom('talent_charity').where('id_user', '=', idUser).execute();
  },
};
