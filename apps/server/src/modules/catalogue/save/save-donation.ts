import { createHash } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { giftName } from '@stagedoor/messages/gift-name';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { violated } from '../../../platform/database/violated.ts';
import type { Deps } from '../deps.ts';
import { everywhere, plainVariation } from './draft.ts';
import { lockVariations, saveVariations } from './save-variations.ts';

type Amount = { id?: number | undefined; name: string; price: number };

export type DonationDraft = {
  language: Language;
  thanks: string;
  idImage?: string | undefined;
  isOn: boolean;
  variations: readonly Amount[];
};

type UsedDeps = Pick<Deps, 'clock' | 'media'>;

/** Creates or replaces the one donation offer of a talent. */
export const saveDonation =
  ({ clock, media }: UsedDeps) =>
  async (tx: Tx, idOwner: number, draft: DonationDraft): Promise<number> => {
    const now = clock.now();
    if (draft.idImage !== undefined) await media.requireOwn(tx, draft.idImage, idOwner);
    // Two tabs that make the first one at the same moment must not make two.
    await sql`select from users where id = ${idOwner} for no key update`.execute(tx);
    const { id, id_lock } = (await find(tx, idOwner)) ?? (await insert(tx, idOwner, draft, now));
    const stored = await lockVariations(tx, id);
    const drafts = await draftsFor(tx, id, draft.variations);
    await saveVariations(tx, { idProduct: id, drafts, stored, now });
    if (id_lock !== null && draft.isOn) fail('activityRestricted', { fields: { isOn: 'locked' } });
    await tx
      .updateTable('product')
      .set({ ...columnsOf(draft), updated_at: now })
      .where('id', '=', id)
      .execute();
    return id;
  };

const columnsOf = ({ language, thanks, idImage, isOn }: DonationDraft) => ({
  language,
  name: JSON.stringify(giftName),
  short_about: JSON.stringify(giftName),
  about: JSON.stringify(everywhere(thanks)),
  id_image: idImage ?? null,
  shelf: isOn ? ('ACTIVE' as const) : ('INACTIVE' as const),
});

const insert = (tx: Tx, idOwner: number, draft: DonationDraft, now: Date) =>
  tx
    .insertInto('product')
    .values({
      ...columnsOf(draft),
      type: 'DONATION',
      id_owner: idOwner,
      content_hash: createHash('sha256').update('DONATION').digest(),
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'id_lock'])
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      if (violated(error, 'product_most'))
        fail('incompleteRequest', { cause: error, reason: { kind: 'tooManyProducts' } });
      throw error;
    });

const find = (tx: Tx, idOwner: number) =>
  tx
    .selectFrom('product')
    .select(['id', 'id_lock'])
    .where('id_owner', '=', idOwner)
    .where('type', '=', 'DONATION')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** An amount with another price is a new one: whoever chose the old one on an open page must not pay the new price. */
const draftsFor = async (tx: Tx, idProduct: number, amounts: readonly Amount[]) => {
  const stored = await tx.selectFrom('variation').select(['id', 'price']).where('id_product', '=', idProduct).execute();
  return amounts.map(({ id, name, price }, at) => ({
    ...plainVariation,
    id: stored.some((each) => each.id === id && each.price !== price) ? undefined : id,
    field: `variations.${at}`,
    name: everywhere(name),
    price,
  }));
};
