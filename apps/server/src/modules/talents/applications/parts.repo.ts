import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import type { WholeRow } from './applications.repo.ts';

const placed = <Row>(rows: readonly Row[]) => rows.map((row, at) => ({ ...row, place: at + 1 }));

/** Keeps the given order: the first category decides where the talent is listed. */
export const replaceCategories = async (tx: Tx, id: number, names: readonly string[]): Promise<void> => {
  const known = await tx.selectFrom('category').select(['id', 'name']).where('name', 'in', names).execute();
  const ids = names.map((name) => known.find((category) => category.name === name)?.id ?? fail('pageNotFound'));
  await tx.deleteFrom('application_category').where('id_application', '=', id).execute();
  const rows = placed(ids.map((id_category) => ({ id_application: id, id_category })));
  await tx.insertInto('application_category').values(rows).execute();
  await dropForeignTags(tx, id);
};

/** A tag belongs to a category and is removed with it. */
const dropForeignTags = async (tx: Tx, id: number): Promise<void> => {
  await tx
    .deleteFrom('application_tag')
    .where('id_application', '=', id)
    .where('id_tag', 'not in', tagsOfCategories(tx, id))
    .execute();
};

const tagsOfCategories = (tx: Tx, id: number) =>
  tx
    .selectFrom('tag')
    .innerJoin('application_category', 'application_category.id_category', 'tag.id_category')
    .select('tag.id')
    .where('application_category.id_application', '=', id);

export const replaceTags = async (tx: Tx, id: number, tags: readonly number[]): Promise<void> => {
  const offered = (await tagsOfCategories(tx, id).execute()).map((tag) => tag.id);
  if (tags.some((tag) => !offered.includes(tag))) fail('pageNotFound');
  await tx.deleteFrom('application_tag').where('id_application', '=', id).execute();
  if (tags.length === 0) return;
  const rows = placed(tags.map((id_tag) => ({ id_application: id, id_tag })));
  await tx.insertInto('application_tag').values(rows).execute();
};

/** Keeps the proof of addresses that are listed again. */
export const replaceProfiles = async (tx: Tx, id: number, addresses: readonly string[]): Promise<void> => {
  const before = await tx
    .deleteFrom('application_profile')
    .where('id_application', '=', id)
    .returning(['address', 'proof'])
    .execute();
  if (addresses.length === 0) return;
  const proofOf = (address: string) => before.find((profile) => profile.address === address)?.proof ?? null;
  const rows = placed(addresses.map((address) => ({ id_application: id, address, proof: proofOf(address) })));
  await tx.insertInto('application_profile').values(rows).execute();
};

type Proof = { addresses: readonly string[]; proof: 'code' | 'staff' };

export const proveProfiles = async (tx: Tx, id: number, { addresses, proof }: Proof): Promise<void> => {
  if (addresses.length === 0) return;
  await tx
    .updateTable('application_profile')
    .set({ proof })
    .where('id_application', '=', id)
    .where('address', 'in', addresses)
    .where('proof', 'is', null)
    .execute();
};

/** Copies categories, tags and profiles from one application to the next. */
export const copyParts = async (tx: Tx, to: number, { categories, tags, profiles }: WholeRow): Promise<void> => {
  if (categories.length > 0) await replaceCategories(tx, to, categories);
  await replaceTags(tx, to, tags);
  await replaceProfiles(
    tx,
    to,
    profiles.map(({ address }) => address),
  );
};
