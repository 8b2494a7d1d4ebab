import { fail } from '@stagedoor/contract/errors';
import { feedLimits } from '@stagedoor/contract/feed-limits';
import type { SavePost } from '@stagedoor/contract/schemas/feed';
import type { Tx } from '../../../platform/database/database.ts';
import { daysAfter } from '../../../platform/time.ts';
import { requireOwnPlans } from '../../catalogue/index.ts';
import type { Deps } from '../deps.ts';

type Plans = { id: number; idTalent: number; access: SavePost['subscriptionAccess'] };

export const savePlans = async (tx: Tx, { id, idTalent, access }: Plans): Promise<void> => {
  const plans = [...new Set(access?.validSubscriptions ?? [])];
  await requireOwnPlans(tx, idTalent, plans);
  await tx.deleteFrom('post_plan').where('id_post', '=', id).execute();
  const rows = plans.map((id_plan) => ({ id_post: id, id_plan, id_talent: idTalent }));
  if (rows.length > 0) await tx.insertInto('post_plan').values(rows).execute();
};

type Attached = { id: number; idAuthor: number; content: Pick<SavePost, 'pictures' | 'idFile'> };

/** The author's own uploads. What a post no longer shows is swept by its module, or deleted with its last link. */
export const saveAttachments = async (tx: Tx, deps: Deps, { id, idAuthor, content }: Attached): Promise<void> => {
  const { privateFiles } = deps;
  const before = await tx
    .selectFrom('post')
    .select(['audience', 'id_file'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await savePictures(tx, deps, { id, idAuthor, pictures: content.pictures, isPrivate: before.audience !== 'everyone' });
  if (content.idFile === before.id_file) return;
  const kind = content.idFile === null ? null : await keepFile(tx, deps, content.idFile, idAuthor);
  await tx.updateTable('post').set({ id_file: content.idFile, file_kind: kind }).where('id', '=', id).execute();
  if (before.id_file !== null) await privateFiles.scheduleDeletion(tx, before.id_file);
};

type Pictures = { id: number; idAuthor: number; pictures: SavePost['pictures']; isPrivate: boolean };

const savePictures = async (tx: Tx, { media }: Deps, { id, idAuthor, pictures, isPrivate }: Pictures) => {
  const gone = await tx.deleteFrom('post_picture').where('id_post', '=', id).returning('id_image').execute();
  const known = new Set(gone.map(({ id_image }) => id_image));
  for (const [position, { idImage, alt }] of pictures.entries()) {
    if (!known.has(idImage)) await media.requireOwn(tx, idImage, idAuthor);
    await tx.insertInto('post_picture').values({ id_post: id, position, id_image: idImage, alt }).execute();
    await media.setPrivate(tx, idImage, isPrivate);
  }
};

const keepFile = async (tx: Tx, { privateFiles }: Deps, id: string, idOwner: number): Promise<'VIDEO' | 'AUDIO'> => {
  const file = await tx.selectFrom('private_file').select('is_audio').where('id', '=', id).executeTakeFirst();
  const kind = file?.is_audio ? 'AUDIO' : 'VIDEO';
  await privateFiles.keep(tx, { id, idOwner, kind });
  return kind;
};

type Asked = { id: number; poll: SavePost['poll']; publishAt: SavePost['publishAt'] };

export const savePoll = async (tx: Tx, { clock }: Pick<Deps, 'clock'>, { id, poll, publishAt }: Asked) => {
  await tx.deleteFrom('poll').where('id_post', '=', id).execute();
  if (poll === null) return;
  const begins = publishAt === null ? clock.now() : new Date(publishAt);
  const ends = new Date(poll.ends);
  if (ends <= begins) fail('mandatoryFieldNull', { fields: { 'poll.ends': 'tooSmall' } });
  if (ends > daysAfter(begins, feedLimits.poll.daysMax))
    fail('mandatoryFieldNull', { fields: { 'poll.ends': 'tooLarge' } });
  await tx.insertInto('poll').values({ id_post: id, ends_at: ends }).execute();
  await tx
    .insertInto('poll_answer')
    .values(poll.answers.map((text, position) => ({ id_post: id, position, text })))
    .execute();
};
