import type { PersonalDataHandler } from '../../platform/personal-data.ts';

/** Keeps that an order used a code, and erases by whom. */
export const promotionsPersonalData: PersonalDataHandler = {
  export: async (tx, idUser) => ({
    promoCodes: await tx
      .selectFrom('promo_use')
      .innerJoin('promo_code', 'promo_code.id', 'promo_use.id_promo')
      .select(['code', 'promo_use.created_at'])
      .where('id_user', '=', idUser)
      .execute(),
  }),
  erase: async (tx, idUser) => {
    await tx.updateTable('promo_use').set({ person: null }).where('id_user', '=', idUser).execute();
  },
};
