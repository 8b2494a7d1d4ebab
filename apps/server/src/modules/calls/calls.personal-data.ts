import type { PersonalDataHandler } from '../../platform/personal-data.ts';

/** When somebody answers, and their calls. These are part of what was paid for and stay, without a name. Who is in one leaves when it is over. */
export const callsPersonalData: PersonalDataHandler = {
  previewDeletion: async (tx, idUser) => {
    const { count } = await tx
      .selectFrom('call')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '<>', 'over')
      .where((eb) => eb.or([eb('id_fan', '=', idUser), eb('id_talent', '=', idUser)]))
      .executeTakeFirstOrThrow();
    return { blockers: [{ kind: 'calls', count }] };
  },
  export: async (tx, idUser) => ({
    calls: await tx
      .selectFrom('call')
      .select(['kind', 'ended', 'started_at', 'answered_at', 'ended_at', 'talked_seconds', 'billed_seconds'])
      .where((eb) => eb.or([eb('id_fan', '=', idUser), eb('id_talent', '=', idUser)]))
      .orderBy('id')
      .execute(),
    bookedCalls: await tx
      .selectFrom('call_booking')
      .select(['kind', 'state', 'ended', 'at', 'asked_at', 'ended_at', 'seconds'])
      .where((eb) => eb.or([eb('id_fan', '=', idUser), eb('id_talent', '=', idUser)]))
      .orderBy('id')
      .execute(),
    callSettings: await tx.selectFrom('call_settings').selectAll().where('id_user', '=', idUser).execute(),
  }),
  erase: async (tx, idUser) => {
    await tx.deleteFrom('call_settings').where('id_user', '=', idUser).execute();
  },
};
