import { feedLimits } from '@stagedoor/contract/feed-limits';
import type { Language } from '@stagedoor/contract/limits';
import type { FeedComment, FeedReply, Writer } from '@stagedoor/contract/schemas/feed';
import type { Read } from '../../../platform/database/read.ts';
import { mediaLink } from '../../media/index.ts';
import type { Viewer } from '../viewer.ts';
import { type CommentRow, latestAnswers } from './comments.repo.ts';

/** The page on which something was written, and whether the viewer keeps order there. */
export type Page = { idTalent: number; isModerator: boolean };

type Written = Pick<CommentRow, 'idAuthor' | 'authorName' | 'authorImage' | 'authorHasProfile' | 'authorIsModerator'>;

export const writerDto = (row: Written, idTalent: number): Writer => ({
  idUser: row.idAuthor,
  name: row.authorName,
  imageLink: mediaLink(row.authorImage),
  role: row.idAuthor === idTalent ? 'OWNER' : row.authorIsModerator ? 'MODERATOR' : 'MEMBER',
  hasProfile: row.authorHasProfile,
});

/** By its author, by whose page it is on, and by who keeps order there. */
export const mayRemove = ({ idUser }: Viewer, idAuthor: number, { idTalent, isModerator }: Page): boolean =>
  idUser !== null && (idUser === idAuthor || idUser === idTalent || isModerator);

const nobodys: Page = { idTalent: 0, isModerator: false };

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
    mayRemove: mayRemove(viewer, row.idAuthor, page),
  });

type Look = {
  viewer: Viewer;
  language: Language;
  now: Date;
  /** Of each post that the comments are under. */
  pages: ReadonlyMap<number, Page>;
};

/** With the latest answers of each. */
export const showComments = async (
  read: Read,
  rows: readonly CommentRow[],
  { viewer, language, now, pages }: Look,
): Promise<FeedComment[]> => {
  const answered = rows.filter(({ answers }) => answers > 0).map(({ id }) => id);
  const look = { viewer: viewer.idUser, language, now, size: feedLimits.repliesShown };
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
