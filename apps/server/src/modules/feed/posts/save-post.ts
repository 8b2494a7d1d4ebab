import { fail } from '@stagedoor/contract/errors';
import { feedLimits } from '@stagedoor/contract/feed-limits';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { FoundVideo, SavePost } from '@stagedoor/contract/schemas/feed';
import type { Tx } from '../../../platform/database/database.ts';
import { sqlState } from '../../../platform/database/retry.ts';
import { daysAfter } from '../../../platform/time.ts';
import { audienceOf } from '../../catalogue/index.ts';
import { requireCategory } from '../categories.ts';
import type { Deps } from '../deps.ts';
import { postChanged } from '../feed.events.ts';
import { spaces } from '../spaces.ts';
import { findVideo } from '../videos/find-video.ts';
import { contentHash } from './content-hash.ts';
import { type LockedPost, lockOwnPost } from './lock-post.ts';
import { announce, publishLater } from './publish-post.ts';
import { requirePlaceToPost } from './require-place-to-post.ts';
import { saveAttachments, savePlans, savePoll } from './save-parts.ts';

type Author = { idUser: number; isTalent: boolean };
type Content = SavePost & { video: FoundVideo | null };

const uniqueViolation = '23505';

/** Publishes, schedules or keeps a post, or changes one of the caller's own. */
export const savePost =
  (deps: Deps) =>
  async (space: FeedSpace, author: Author, body: SavePost): Promise<number> => {
    const video = body.link === null ? null : await findVideo(deps)(body.link);
    const content = { ...body, video };
    return deps.database
      .inTransaction((tx) =>
        body.idPost === undefined
          ? addPost(tx, deps, { space, author, content })
          : changePost(tx, deps, { space, author, content, idPost: body.idPost }),
      )
      .catch((error) => (sqlState(error) === uniqueViolation ? fail('contentExists') : Promise.reject(error)));
  };

type Add = { space: FeedSpace; author: Author; content: Content };

const addPost = async (tx: Tx, deps: Deps, { space, author, content }: Add): Promise<number> => {
  const now = deps.clock.now();
  const idTalent = content.idUser ?? author.idUser;
  const idMandate = await requirePlaceToPost(tx, deps, { space, idTalent, author });
  await requireCategory(tx, { space, idTalent, idCategory: content.idCategory });
  if (content.draft || content.publishAt) await requireRoom(tx, space, author.idUser);
  const { id } = await tx
    .insertInto('post')
    .values({
      ...columnsOf(space, content),
      ...timesOf(content, now),
      space,
      id_talent: idTalent,
      id_author: author.idUser,
      id_mandate: idMandate,
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveParts(tx, deps, { id, idTalent, idAuthor: author.idUser, content, wasPublished: false });
  await afterSaving(tx, deps, id, content);
  return id;
};

const changePost = async (
  tx: Tx,
  deps: Deps,
  { space, author, content, idPost }: Add & { idPost: number },
): Promise<number> => {
  const now = deps.clock.now();
  const before = await lockOwnPost(tx, space, idPost, author.idUser);
  const asAgent = before.id_mandate !== null;
  await requirePlaceToPost(tx, deps, { space, idTalent: before.id_talent, author, asAgent });
  await requireCategory(tx, { space, idTalent: before.id_talent, idCategory: content.idCategory });
  const wasPublished = before.published_at !== null;
  if (wasPublished) await keepHistory(tx, before, author.idUser, now);
  await tx
    .updateTable('post')
    .set({
      ...columnsOf(space, content),
      ...(wasPublished ? { edited_at: now } : timesOf(content, now)),
      changed_at: now,
    })
    .where('id', '=', idPost)
    .execute();
  await saveParts(tx, deps, { id: idPost, idTalent: before.id_talent, idAuthor: author.idUser, content, wasPublished });
  if (wasPublished) await deps.outbox.append(tx, postChanged, { idPost });
  else await afterSaving(tx, deps, idPost, content);
  return idPost;
};

const columnsOf = (space: FeedSpace, { title, text, video, idCategory, subscriptionAccess, ...rest }: Content) => ({
  title,
  text,
  audience: spaces[space].choosesAudience ? audienceOf(subscriptionAccess) : ('members' as const),
  id_category: idCategory,
  video_site: video?.site ?? null,
  video_id: video?.idVideo ?? null,
  content_hash: contentHash({
    title,
    text,
    idVideo: video?.idVideo ?? null,
    pictures: rest.pictures.map(({ idImage }) => idImage),
    idFile: rest.idFile,
    answers: rest.poll?.answers ?? null,
  }),
});

const timesOf = ({ draft, publishAt }: Content, now: Date) => {
  if (draft) return { publish_at: null, published_at: null };
  if (publishAt === null) return { publish_at: now, published_at: now };
  const at = new Date(publishAt);
  if (at <= now) fail('mandatoryFieldNull', { fields: { publishAt: 'tooSmall' } });
  if (at > daysAfter(now, feedLimits.aheadDays)) fail('mandatoryFieldNull', { fields: { publishAt: 'tooLarge' } });
  return { publish_at: at, published_at: null };
};

type Parts = { id: number; idTalent: number; idAuthor: number; content: Content; wasPublished: boolean };

const saveParts = async (tx: Tx, deps: Deps, { id, idTalent, idAuthor, content, wasPublished }: Parts) => {
  await savePlans(tx, { id, idTalent, access: content.subscriptionAccess });
  await saveAttachments(tx, deps, { id, idAuthor, content });
  // Those who voted chose among these answers.
  if (!wasPublished) await savePoll(tx, deps, { id, poll: content.poll, publishAt: content.publishAt });
};

const afterSaving = async (tx: Tx, deps: Deps, idPost: number, { draft, publishAt }: Content) => {
  if (draft) return;
  if (publishAt === null) await announce(tx, deps, idPost);
  else await publishLater(tx, deps, idPost, new Date(publishAt));
};

const keepHistory = (tx: Tx, { id, title, text }: LockedPost, idEditor: number, at: Date) =>
  tx.insertInto('post_edit').values({ id_post: id, title, text, replaced_at: at, id_editor: idEditor }).execute();

const requireRoom = async (tx: Tx, space: FeedSpace, idAuthor: number) => {
  const { count } = await tx
    .selectFrom('post')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id_author', '=', idAuthor)
    .where('space', '=', space)
    .where('published_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= feedLimits.draftsMax) fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
};
