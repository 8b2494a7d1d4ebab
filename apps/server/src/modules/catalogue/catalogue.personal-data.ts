import { sql } from 'kysely';
import type { PersonalDataHandler } from '../../platform/personal-data.ts';
import { eraseProducts } from './erase-deleted.ts';
import { moreImagesOf } from './products.repo.ts';

type Tx = Parameters<PersonalDataHandler['erase']>[0];

/** The user's products and reminders. */
export const cataloguePersonalData: PersonalDataHandler = {
  previewDeletion: async (tx, idUser) => ({
    loses: [{ kind: 'products', count: await countProducts(tx, idUser) }],
  }),
  export: async (tx, idUser) => ({
    products: await productsOf(tx, idUser),
    reminders: await tx
      .selectFrom('reminder')
      .select(['id_talent', 'id_product', 'due_at', 'created_at', 'told_at'])
      .where('id_user', '=', idUser)
      .execute(),
  }),
  erase: async (tx, idUser) => {
    await tx
      .deleteFrom('reminder')
      .where((eb) => eb.or([eb('id_user', '=', idUser), eb('id_talent', '=', idUser)]))
      .execute();
    await tx.deleteFrom('talent_presentation').where('id_user', '=', idUser).execute();
    await eraseProducts(tx, sql`id_owner = ${idUser}`);
  },
};

const countProducts = async (tx: Tx, idUser: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id_owner', '=', idUser)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

const productsOf = (tx: Tx, idUser: number) =>
  tx
    .selectFrom('product')
    .select(['type', 'language', 'name', 'short_about', 'about', 'place', 'id_image', 'secret_content', 'pickup_place'])
    .select((eb) => [
      'created_at',
      moreImagesOf.as('more_images'),
      eb
        .selectFrom('variation')
        .whereRef('variation.id_product', '=', 'product.id')
        .select(
          sql`jsonb_agg(jsonb_build_object('name', name, 'size', size, 'price', price,
          'cancelReason', cancel_reason))`.as('all'),
        )
        .as('variations'),
    ])
    .where('id_owner', '=', idUser)
    .execute();
