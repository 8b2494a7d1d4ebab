import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { FeedComment, Post } from '@stagedoor/contract/schemas/feed';
import type { aLoggedInClient } from './program.ts';

type Client = Pick<Awaited<ReturnType<typeof aLoggedInClient>>, 'post' | 'get'>;

let written = 0;

/** Words that nobody has written before. */
export const someWords = () => `Words ${++written}`;

/** Saves a post and returns its id. */
export const aPost = async (client: Client, changes: object = {}, space: FeedSpace = 'feed'): Promise<number> => {
  const { status, body } = await client.post(`/${space}/save-post`, { text: someWords(), ...changes });
  if (status !== 200) throw new Error(`The post was refused: ${JSON.stringify(body)}`);
  return (body as { idPost: number }).idPost;
};

export const postsOf = async (client: Client, idTalent: number, changes: object = {}, space: FeedSpace = 'feed') =>
  (await client.post(`/${space}/get-posts/${idTalent}`, changes)).body as {
    items: Post[];
    totalPages: number;
    currentPage: number;
  };

export const postOf = async (client: Client, idPost: number, space: FeedSpace = 'feed') =>
  (await client.get(`/${space}/get-post/${idPost}`)).body as Post & { error?: number };

export const commentOn = (client: Client, idPost: number, changes: object = {}, space: FeedSpace = 'feed') =>
  client.post(`/${space}/add-comment`, { idPost, text: someWords(), ...changes });

/** Writes a comment and returns its id. */
export const aComment = async (client: Client, idPost: number, changes: object = {}, space: FeedSpace = 'feed') =>
  ((await commentOn(client, idPost, changes, space)).body as FeedComment).idComment;

export const commentsOf = async (client: Client, idPost: number, changes: object = {}, space: FeedSpace = 'feed') =>
  (await client.post(`/${space}/get-comments/${idPost}`, changes)).body as { items: FeedComment[]; totalPages: number };

export const forMembers = { subscriptionAccess: { availableToAllPaid: true, validSubscriptions: [] } };
export const forPlans = (...validSubscriptions: number[]) => ({
  subscriptionAccess: { availableToAllPaid: false, validSubscriptions },
});
