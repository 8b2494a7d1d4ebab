import { cents } from '@stagedoor/contract/money';
import type { FeedComment, FeedReply, Post, Writer } from '@stagedoor/contract/schemas/feed';
import type { Plan } from '../api.ts';

const fan: Writer = { idUser: 2001, name: 'Lesia', imageLink: null, role: 'MEMBER', hasProfile: false };
const talent: Writer = { idUser: 1001, name: 'Orysia', imageLink: null, role: 'OWNER', hasProfile: true };

/** Those with a greater id are later. */
const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 12, minute)).toISOString();

export const aReply = (idComment: number, idParentComment: number, given: Partial<FeedReply> = {}): FeedReply => ({
  idComment,
  idPost: 5,
  idParentComment,
  author: fan,
  text: `Reply ${idComment}`,
  created: at(idComment),
  likes: 0,
  liked: false,
  mayRemove: false,
  ...given,
});

export const aComment = (idComment: number, given: Partial<FeedComment> = {}): FeedComment => ({
  ...aReply(idComment, 0),
  idParentComment: null,
  text: `Comment ${idComment}`,
  muted: false,
  comments: [],
  totalReplies: given.comments?.length ?? 0,
  ...given,
});

export const aPost = (given: Partial<Post> = {}): Post => ({
  idPost: 5,
  space: 'feed',
  idUser: 1001,
  ownerName: 'Orysia',
  author: talent,
  title: 'Kitchen demo',
  text: 'One take, one kettle.',
  subscriptionAccess: null,
  locked: false,
  behind: { pictures: 0, video: false, audio: false, poll: false },
  link: null,
  attachments: [],
  poll: null,
  category: null,
  pinned: false,
  created: at(0),
  edited: null,
  likes: 3,
  liked: false,
  totalResponses: given.latestComments?.length ?? 0,
  hiddenResponses: 0,
  latestComments: [],
  lastCommentPage: 0,
  hideLoadMoreCommentsBtn: true,
  muted: false,
  slowSeconds: 0,
  may: { comment: true, edit: false, remove: false, manage: false },
  ...given,
});

export const aPlan = (idSubscription: number, name: string): Plan => ({
  idSubscription,
  name,
  shortAbout: '',
  about: '',
  imageLink: null,
  price: cents(900),
  opens: ['posts'],
});

export const onePage = <Item>(...items: Item[]) => ({ items, totalPages: 1, currentPage: 0 });
