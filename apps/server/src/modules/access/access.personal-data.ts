import type { PersonalDataHandler } from '../../platform/personal-data.ts';

/** Blocks that the user set or received. */
export const accessPersonalData: PersonalDataHandler = {
  export: async (tx, idUser) => ({
    blockedPeople: await tx
      .selectFrom('user_block')
      .select(['id_blocked', 'until', 'created_at'])
      .where('id_user', '=', idUser)
      .execute(),
    blocks: await tx
      .selectFrom('account_block')
      .select(['blocker', 'reason', 'until', 'created_at'])
      .where('id_user', '=', idUser)
      .execute(),
  }),
  erase: async (tx, idUser) => {
    await tx
      .deleteFrom('user_block')
      .where((eb) => eb.or([eb('id_user', '=', idUser), eb('id_blocked', '=', idUser)]))
      .execute();
    await tx.deleteFrom('account_block').where('id_user', '=', idUser).execute();
  },
};
