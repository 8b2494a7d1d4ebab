import { sql } from 'kysely';
import type { PersonalDataHandler } from '../../platform/personal-data.ts';

type Tx = Parameters<PersonalDataHandler['erase']>[0];

/** What somebody sells, and what they wanted to be reminded of. */
export const cataloguePersonalData: PersonalDataHandler = {
  previewDeletion: async (tx, idUser) => ({
    loses: [{ kind: 'products', count: (await productsOf(tx, idUser)).length }],
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
    await empty(tx, idUser);
  },
};

const productsOf = (tx: Tx, idUser: number) =>
  tx
    .selectFrom('product')
    .select(['type', 'language', 'name', 'short_about', 'about', 'place', 'id_image', 'secret_content', 'pickup_place'])
    .select((eb) => [
      'created_at',
      eb
        .selectFrom('variation')
        .whereRef('variation.id_product', '=', 'product.id')
        .select(sql`jsonb_agg(jsonb_build_object('name', name, 'size', size, 'price', price))`.as('all'))
        .as('variations'),
    ])
    .where('id_owner', '=', idUser)
    .execute();

/** Orders still name the rows, so they stay, without a word in them. */
const empty = async (tx: Tx, idUser: number) => {
  const nothing = sql`jsonb_build_object('en', '', 'uk', '', 'ru', '')`;
  const numbered = sql`jsonb_build_object('en', '#' || id, 'uk', '#' || id, 'ru', '#' || id)`;
  await sql`
    update variation v set name = null, size = null, retired = true
    from product p where p.id = v.id_product and p.id_owner = ${idUser}`.execute(tx);
  await sql`
    update product set shelf = 'INACTIVE', name = ${numbered}, short_about = ${nothing}, about = ${nothing},
      place = case when place is not null then ${nothing} end, id_image = null, secret_content = null,
      pickup_place = null, content_hash = int8send(id)
    where id_owner = ${idUser}`.execute(tx);
};
