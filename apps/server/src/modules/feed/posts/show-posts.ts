import { type Language, limits } from '@stagedoor/contract/limits';
import type { Post, PostAttachment } from '@stagedoor/contract/schemas/feed';
import type { SubscriptionAccess } from '@stagedoor/contract/schemas/subscription-access';
import type { Read } from '../../../platform/database/read.ts';
import { mediaLink } from '../../media/index.ts';
import { blockedPeople } from '../access/blocked-people.ts';
import { forMembersOf, seeingOf } from '../access/reading.ts';
import { commentsOf, noComments, type Said } from '../comments/comments-of.ts';
import { mayRemove, writerDto } from '../comments/show-comments.ts';
import type { Deps } from '../deps.ts';
import { spaces } from '../spaces.ts';
import type { Viewer } from '../viewer.ts';
import type { PostRow } from './posts.repo.ts';

type UsedDeps = Pick<Deps, 'memberAccess' | 'clock' | 'media' | 'privateFiles'>;
type Look = { viewer: Viewer; language: Language };

/** Posts as the viewer may see them, with the first page of their comments; without those the viewer may not see. */
export const showPosts =
  (deps: UsedDeps) =>
  async (read: Read, rows: readonly PostRow[], { viewer, language }: Look): Promise<Post[]> => {
    const now = deps.clock.now();
    const [seeing, blocked] = await Promise.all([seeingOf(deps, read, viewer, rows), blockedPeople(read, viewer, now)]);
    const readable = new Set(rows.filter((_row, at) => seeing[at] === 'read'));
    const [comments, plans] = await Promise.all([
      commentsOf(read, [...readable], { viewer, language, now, blocked }),
      plansOf(deps, read, rows, language),
    ]);
    return rows
      .filter((_row, at) => seeing[at] !== 'hidden')
      .map((row) => {
        const shared = { plans: plans.get(row) ?? null, viewer };
        return readable.has(row)
          ? openPost(deps, row, { ...shared, said: comments.get(row.id) ?? noComments })
          : lockedPost(row, shared);
      });
  };

/** For what is not public: who may read it, as its page says. */
const plansOf = async (
  { memberAccess }: UsedDeps,
  read: Read,
  rows: readonly PostRow[],
  language: Language,
): Promise<Map<PostRow, SubscriptionAccess>> => {
  const closed = rows.filter(({ audience }) => audience !== 'everyone');
  const plans = await memberAccess.plansOpening(read, closed.map(forMembersOf), language);
  return new Map(
    closed.map((row, at) => [
      row,
      { availableToAllPaid: row.audience === 'members', validSubscriptions: plans[at] ?? [] },
    ]),
  );
};

type Shared = { plans: SubscriptionAccess | null; viewer: Viewer };

const outside = (row: PostRow, { plans }: Shared) => ({
  idPost: row.id,
  space: row.space,
  idUser: row.idTalent,
  ownerName: row.ownerName,
  author: writerDto(row, row.idTalent),
  subscriptionAccess: plans,
  behind: {
    pictures: row.pictures.length,
    video: row.video !== null || row.fileKind === 'VIDEO',
    audio: row.fileKind === 'AUDIO',
    poll: row.poll !== null,
  },
  pinned: row.pinned,
  created: row.published.toISOString(),
  likes: row.likes,
  totalResponses: row.responses,
  hiddenResponses: 0,
  lastCommentPage: 0,
});

/** What everybody may know of it. */
const lockedPost = (row: PostRow, shared: Shared): Post => ({
  ...outside(row, shared),
  title: spaces[row.space].titleForAll ? row.title : '',
  text: '',
  locked: true,
  link: null,
  attachments: [],
  poll: null,
  category: null,
  edited: null,
  liked: false,
  latestComments: [],
  hideLoadMoreCommentsBtn: true,
  muted: false,
  slowSeconds: 0,
  may: { comment: false, edit: false, remove: false, manage: false },
});

const openPost = (deps: UsedDeps, row: PostRow, { said, ...shared }: Shared & { said: Said }): Post => {
  const { viewer } = shared;
  return {
    ...outside(row, shared),
    title: row.title,
    text: row.text,
    locked: false,
    link: videoDto(row.video),
    attachments: attachmentsOf(deps, row),
    poll: row.poll && {
      answers: row.poll.answers,
      votes: row.poll.answers.reduce((sum, { votes }) => sum + votes, 0),
      ends: new Date(row.poll.ends).toISOString(),
      chosen: row.poll.chosen,
    },
    category: row.category,
    edited: row.edited?.toISOString() ?? null,
    liked: row.liked,
    totalResponses: row.responses - said.hidden.responses,
    hiddenResponses: said.hidden.responses,
    latestComments: said.comments,
    hideLoadMoreCommentsBtn: row.comments - said.hidden.comments <= limits.pages.comments,
    muted: row.muted,
    slowSeconds: row.slowSeconds,
    may: {
      comment: viewer.idUser !== null,
      edit: viewer.idUser === row.idAuthor && (!row.byAgent || row.acts),
      remove: mayRemove(viewer, row, row),
      manage: viewer.idUser === row.idTalent || row.acts,
    },
  };
};

export const videoDto = (video: PostRow['video']) =>
  video && { site: video.site, idVideo: video.idVideo, title: video.title, imageLink: mediaLink(video.idImage) };

type Attached = Pick<PostRow, 'pictures' | 'audience' | 'idFile' | 'fileKind'>;

/** Links to what is not public live for minutes: whoever may no longer read a post cannot keep them. */
export const attachmentsOf = ({ media, privateFiles }: UsedDeps, row: Attached): PostAttachment[] => {
  const pictures = row.pictures.map(({ idImage, alt }) => ({
    type: 'PICTURE' as const,
    idImage,
    imageLink: row.audience === 'everyone' ? mediaLink(idImage) : media.briefPrivateLink(idImage),
    alt,
  }));
  const file =
    row.idFile !== null && row.fileKind !== null
      ? [{ type: row.fileKind, idFile: row.idFile, fileLink: privateFiles.briefLinkTo(row.idFile) }]
      : [];
  return [...pictures, ...file];
};
