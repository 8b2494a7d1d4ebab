import type { PersonalDataHandler } from '../../../platform/personal-data.ts';

/** The public profile of a talent. */
export const directoryPersonalData: PersonalDataHandler = {
  previewDeletion: async (tx, idUser) => ({
    loses: [{ kind: 'profile', count: (await talentOf(tx, idUser)) ? 1 : 0 }],
  }),
  export: async (tx, idUser) => ({ talent: (await talentOf(tx, idUser)) ?? null }),
  erase: async (tx, idUser) => {
    await tx.deleteFrom('talent').where('id_user', '=', idUser).execute();
  },
};

const talentOf = (tx: Parameters<PersonalDataHandler['erase']>[0], idUser: number) =>
  tx
    .selectFrom('talent')
    .innerJoin('talent_group', 'talent_group.id', 'talent.id_group')
    .select(['talent_group.name as group', 'names', 'headline', 'city', 'about', 'id_cover', 'languages', 'country'])
    .select(['away_from', 'away_until', 'live_until', 'rank', 'approved_at'])
    .select((eb) => [
      eb
        .selectFrom('talent_category')
        .innerJoin('category', 'category.id', 'talent_category.id_category')
        .whereRef('talent_category.id_user', '=', 'talent.id_user')
        .select((inner) => inner.fn.jsonAgg('category.name').as('names'))
        .as('categories'),
      eb
        .selectFrom('talent_link')
        .whereRef('talent_link.id_user', '=', 'talent.id_user')
        .select((inner) => inner.fn.jsonAgg('talent_link.link').as('links'))
        .as('links'),
    ])
    .where('id_user', '=', idUser)
    .executeTakeFirst();
