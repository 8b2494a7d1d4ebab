import type { PersonalDataHandler } from '../../platform/personal-data.ts';

/**
 * Bids and watched auctions. Bids are part of what an auction ended with and stay, without a name. Whoever leads, or has
 * put something up, leaves only after its end.
 */
export const auctionsPersonalData: PersonalDataHandler = {
  previewDeletion: async (tx, idUser) => {
    const { count } = await tx
      .selectFrom('auction')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', 'in', ['open', 'settling'])
      .where((eb) => eb.or([eb('id_owner', '=', idUser), eb('id_leader', '=', idUser), eb('id_buyer', '=', idUser)]))
      .executeTakeFirstOrThrow();
    return { blockers: [{ kind: 'auctions', count }] };
  },
  export: async (tx, idUser) => ({
    bids: await tx
      .selectFrom('bid')
      .select(['id_product', 'amount', 'automatic', 'anonymous', 'device', 'at'])
      .where('id_user', '=', idUser)
      .orderBy('id')
      .execute(),
    watchedAuctions: await tx
      .selectFrom('auction_watch')
      .select(['id_product', 'since'])
      .where('id_user', '=', idUser)
      .execute(),
  }),
  erase: async (tx, idUser) => {
    await tx.deleteFrom('auction_watch').where('id_user', '=', idUser).execute();
  },
};
