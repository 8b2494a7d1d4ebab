import { sql } from 'kysely';
import type { PersonalDataHandler } from '../../platform/personal-data.ts';

/** Requests sent while logged in, or earlier from the same email address. */
const own = (idUser: number) =>
  sql<boolean>`(id_user = ${idUser} or email = (select email from users where id = ${idUser}))`;

/** Must run before accounts erases the email address. */
export const supportPersonalData: PersonalDataHandler = {
  export: async (tx, idUser) => ({
    supportRequests: await tx
      .selectFrom('support_request')
      .select(['id', 'email', 'topic', 'order_number', 'reference', 'text', 'created_at', 'answer', 'closed_at'])
      .where(own(idUser))
      .orderBy('id')
      .execute(),
    supportCases: await tx
      .selectFrom('support_case')
      .select(['id', 'id_chat', 'opened_at', 'first_answered_at', 'closed_at'])
      .where('id_user', '=', idUser)
      .orderBy('id')
      .execute(),
    supportNotes: await tx
      .selectFrom('support_note')
      .select(['text', 'at'])
      .where('id_user', '=', idUser)
      .orderBy('id')
      .execute(),
  }),
  erase: async (tx, idUser) => {
    await tx.deleteFrom('support_request').where(own(idUser)).execute();
    await tx.deleteFrom('support_note').where('id_user', '=', idUser).execute();
    await tx.deleteFrom('support_case').where('id_user', '=', idUser).execute();
  },
};
