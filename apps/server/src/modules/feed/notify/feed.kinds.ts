import { limits } from '@stagedoor/contract/limits';
import { feedNotices as texts } from '@stagedoor/messages/notices/feed';
import { groupTexts } from '@stagedoor/messages/notices/groups';
import { type KindGroup, kind, type Noticed } from '../../../platform/notices/kind.ts';
import { spaces } from '../spaces.ts';

const postsGroup: KindGroup = { name: 'posts', texts: groupTexts.posts };

/** A notification's subject of each space. */
export const subjectTypes = { feed: 'post', community: 'communityPost' } as const;

const toPost = ({ subject }: Noticed) => {
  if (subject?.type === subjectTypes.feed) return spaces.feed.pathOf(subject.id);
  return subject?.type === subjectTypes.community ? spaces.community.pathOf(subject.id) : null;
};

const about = { group: postsGroup, keepsQuietHours: true, mayWaitForDigest: true, link: toPost } as const;
const news = { ...about, channels: { inApp: 'on', push: 'on', email: 'off' } } as const;
const missed = { ...about, channels: { inApp: 'on', push: 'off', email: 'on' } } as const;
const said = { ...news, merges: { hours: limits.notifications.groupHours, counts: 'others' } } as const;
const liked = {
  ...about,
  channels: { inApp: 'on', push: 'off' },
  merges: { hours: limits.notifications.groupHours, counts: 'others' },
} as const;

export const feedKinds = {
  newPost: kind({ ...news, type: 'NEW_POST', texts: texts.NEW_POST }),
  missYouPost: kind({ ...missed, type: 'MISS_YOU_POST', texts: texts.MISS_YOU_POST }),
  newComment: kind({ ...said, type: 'NEW_COMMENT', texts: texts.NEW_COMMENT }),
  newAnswer: kind({ ...said, type: 'NEW_COMMENT_ANSWER', texts: texts.NEW_COMMENT_ANSWER }),
  likePost: kind({ ...liked, type: 'LIKE_POST', texts: texts.LIKE_POST }),
  likeComment: kind({ ...liked, type: 'LIKE_COMMENT', texts: texts.LIKE_COMMENT }),
  likeAnswer: kind({ ...liked, type: 'LIKE_COMMENT_ANSWER', texts: texts.LIKE_COMMENT_ANSWER }),
  popularPost: kind({ ...news, type: 'POPULAR_POST', texts: texts.POPULAR_POST }),
  communityNewPost: kind({ ...news, type: 'COMMUNITY_NEW_POST', texts: texts.COMMUNITY_NEW_POST }),
  communityNewComment: kind({ ...said, type: 'COMMUNITY_NEW_COMMENT', texts: texts.COMMUNITY_NEW_COMMENT }),
  communityNewAnswer: kind({
    ...said,
    type: 'COMMUNITY_NEW_COMMENT_ANSWER',
    texts: texts.COMMUNITY_NEW_COMMENT_ANSWER,
  }),
  communityLikePost: kind({ ...liked, type: 'COMMUNITY_LIKE_POST', texts: texts.COMMUNITY_LIKE_POST }),
  communityLikeComment: kind({ ...liked, type: 'COMMUNITY_LIKE_COMMENT', texts: texts.COMMUNITY_LIKE_COMMENT }),
  communityLikeAnswer: kind({
    ...liked,
    type: 'COMMUNITY_LIKE_COMMENT_ANSWER',
    texts: texts.COMMUNITY_LIKE_COMMENT_ANSWER,
  }),
};

/** The kinds of each space. */
export const kindsOf = {
  feed: {
    newPost: feedKinds.newPost,
    newComment: feedKinds.newComment,
    newAnswer: feedKinds.newAnswer,
    likePost: feedKinds.likePost,
    likeComment: feedKinds.likeComment,
    likeAnswer: feedKinds.likeAnswer,
  },
  community: {
    newPost: feedKinds.communityNewPost,
    newComment: feedKinds.communityNewComment,
    newAnswer: feedKinds.communityNewAnswer,
    likePost: feedKinds.communityLikePost,
    likeComment: feedKinds.communityLikeComment,
    likeAnswer: feedKinds.communityLikeAnswer,
  },
};
