import type { PersonalDataHandler } from '../../platform/personal-data.ts';

/**
 * Staff members must leave the staff, by a colleague's action, before they can delete their account. Their actions stay
 * in the log.
 */
export const staffPersonalData: PersonalDataHandler = {
  previewDeletion: async (tx, idUser) => {
    const member = await tx
      .selectFrom('staff_member')
      .select('id_user')
      .where('id_user', '=', idUser)
      .executeTakeFirst();
    return { blockers: [{ kind: 'staff', count: member ? 1 : 0 }] };
  },
  export: async (tx, idUser) => ({
    secondFactor: await tx
      .selectFrom('second_factor')
      .select(['confirmed_at', 'pending_at'])
      .where('id_user', '=', idUser)
      .execute(),
    recoveryCodes: await tx.selectFrom('recovery_code').select('used_at').where('id_user', '=', idUser).execute(),
  }),
  erase: async (tx, idUser) => {
    await tx.deleteFrom('second_factor').where('id_user', '=', idUser).execute();
  },
};
