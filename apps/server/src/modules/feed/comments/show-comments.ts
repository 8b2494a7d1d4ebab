import { feedLimits } from '@stagedoor/contract/feed-limits';
import type { Language } from '@stagedoor/contract/limits';
import type { FeedComment, FeedReply, Writer } from '@stagedoor/contract/schemas/feed';
import type { Read } from '../../../platform/database/read.ts';
import { mediaLink } from '../../media/index.ts';
import { isOwn, type Page } from '../access/reading.ts';
import type { Viewer } from '../viewer.ts';
import { type CommentRow, latestAnswers } from './comments.repo.ts';

type Written = Pick<
  CommentRow,
  'idAuthor' | 'authorName' | 'authorImage' | 'authorHasProfile' | 'authorIsModerator' | 'byAgent'
>;

const roleOf = ({ idAuthor, byAgent, authorIsModerator }: Written, idTalent: number): Writer['role'] => {
  if (idAuthor === idTalent) return 'OWNER';
  if (byAgent) return 'AGENT';
  return authorIsModerator ? 'MODERATOR' : 'MEMBER';
};

export const writerDto = (row: Written, idTalent: number): Writer => ({
  idUser: row.idAuthor,
  name: row.authorName,
  imageLink: mediaLink(row.authorImage),
  role: roleOf(row, idTalent),
  hasProfile: row.authorHasProfile,
});

/** By its author, by whose page it is on, by their agent, and by who keeps order there. */
export const mayRemove = (
  viewer: Viewer,
  written: Parameters<typeof isOwn>[0],
  { idTalent, isModerator, acts }: Page,
): boolean => viewer.idUser !== null && (isOwn(written, viewer) || viewer.idUser === idTalent || isModerator || acts);

const nobodys: Page = { idTalent: 0, isModerator: false, acts: false };

export const replyDto =
  (viewer: Viewer, page: Page) =>
  (row: CommentRow): FeedReply => ({
    idComment: row.id,
    idPost: row.idPost,
    idParentComment: row.idParent,
    author: writerDto(row, page.idTalent),
    text: row.text,
    created: row.created.toISOString(),
    likes: row.likes,
    liked: row.liked,
    mayRemove: mayRemove(viewer, row, page),
  });

type Look = {
  viewer: Viewer;
  language: Language;
  now: Date;
  /** Whose answers are not shown. */
  hidden: number[];
  /** Of each post that the comments are under. */
  pages: ReadonlyMap<number, Page>;
};

/** With the latest answers of each. */
export const showComments = async (
  read: Read,
  rows: readonly CommentRow[],
  { viewer, language, now, hidden, pages }: Look,
): Promise<FeedComment[]> => {
  const answered = rows.filter(({ answers }) => answers > 0).map(({ id }) => id);
  const look = { viewer: viewer.idUser, language, now, hidden, size: feedLimits.repliesShown };
  const answers = answered.length > 0 ? await read(latestAnswers, { ...look, comments: answered }) : [];
  const byParent = Map.groupBy(answers, ({ idParent }) => idParent);
  return rows.map((row) => {
    const dto = replyDto(viewer, pages.get(row.idPost) ?? nobodys);
    return {
      ...dto(row),
      comments: (byParent.get(row.id) ?? []).toReversed().map(dto),
      totalReplies: row.answers,
      muted: row.muted,
    };
  });
};
