import type { PersonalDataHandler } from '../../../platform/personal-data.ts';

/** Applications and consents. Consents stay: they hold a version and a time. */
export const applicationsPersonalData: PersonalDataHandler = {
  export: async (tx, idUser) => ({
    applications: await tx
      .selectFrom('application')
      .select(['id', 'state', 'specialization', 'about', 'languages', 'id_fund', 'charity_percent', 'created_at'])
      .select(['submitted_at', 'due_at', 'decided_at', 'asked', 'answer', 'reason'])
      .select((eb) => [
        eb
          .selectFrom('application_category')
          .innerJoin('category', 'category.id', 'application_category.id_category')
          .whereRef('id_application', '=', 'application.id')
          .select((inner) => inner.fn.jsonAgg('category.name').as('names'))
          .as('categories'),
        eb
          .selectFrom('application_tag')
          .innerJoin('tag', 'tag.id', 'application_tag.id_tag')
          .whereRef('id_application', '=', 'application.id')
          .select((inner) => inner.fn.jsonAgg('tag.name').as('names'))
          .as('tags'),
        eb
          .selectFrom('application_profile')
          .whereRef('id_application', '=', 'application.id')
          .select((inner) => inner.fn.jsonAgg('address').as('addresses'))
          .as('profiles'),
      ])
      .where('id_user', '=', idUser)
      .orderBy('id')
      .execute(),
    documents: await tx
      .selectFrom('document_consent')
      .select(['document', 'version', 'accepted_at'])
      .where('id_user', '=', idUser)
      .orderBy('accepted_at')
      .execute(),
  }),
  erase: async (tx, idUser) => {
    await tx.deleteFrom('application').where('id_user', '=', idUser).execute();
  },
};
