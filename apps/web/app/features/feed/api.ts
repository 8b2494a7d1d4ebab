import type { ReplyOf } from '@stagedoor/contract/client';
import type { feedLimits } from '@stagedoor/contract/feed-limits';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import { type Language, limits } from '@stagedoor/contract/limits';
import type { FeedComment, Post } from '@stagedoor/contract/schemas/feed';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api/client.ts';
import { feedApi } from './feed-api.ts';

export type PostPage = { items: Post[]; totalPages: number; currentPage: number };
export type CommentPage = { items: FeedComment[]; totalPages: number; currentPage: number };
export type Plan = ReplyOf<'getPlans'>['plans'][number];

const all = ['session', 'feed'];
/** All queries whose data contains posts. */
export const postsKey = [...all, 'posts'];

type Paged = { currentPage: number; totalPages: number };

/** A list must not move while somebody reads it: only what they press reloads it. */
const still = { staleTime: 60_000, refetchOnWindowFocus: false, refetchOnReconnect: false };
const byPage = {
  initialPageParam: 0,
  getNextPageParam: ({ currentPage, totalPages }: Paged) =>
    currentPage + 1 < totalPages ? currentPage + 1 : undefined,
  ...still,
};

export type WhichPosts = { space: FeedSpace; idUser: number; idCategory: number | null; language: Language };

const getPosts = ({ space, idUser, idCategory, language }: WhichPosts, page: number, signal?: AbortSignal) =>
  feedApi(
    `${space}GetPosts`,
    {
      params: { idUser },
      query: { language },
      body: { page, size: limits.pages.explore, ...(idCategory !== null && { idCategory }) },
    },
    { signal },
  );

export const postsQuery = (which: WhichPosts) =>
  infiniteQueryOptions({
    queryKey: [...postsKey, 'list', which.space, which.idUser, which.idCategory, which.language],
    queryFn: ({ pageParam, signal }) => getPosts(which, pageParam, signal),
    ...byPage,
  });

/** The first page again, to find posts that a list does not show yet. */
export const getLatestPosts = async (which: WhichPosts): Promise<Post[]> => (await getPosts(which, 0)).items;

export type PostKey = { space: FeedSpace; idPost: number };

export const getPost = ({ space, idPost }: PostKey, language: Language, signal?: AbortSignal) =>
  feedApi(`${space}GetPost`, { params: { idPost }, query: { language } }, { signal });

export const postQuery = (key: PostKey, language: Language) =>
  queryOptions({
    queryKey: [...postsKey, 'one', key.space, key.idPost, language],
    queryFn: ({ signal }) => getPost(key, language, signal),
    ...still,
    staleTime: 0,
  });

export const followedQuery = (language: Language, size: number) =>
  infiniteQueryOptions({
    queryKey: [...postsKey, 'followed', language],
    queryFn: ({ pageParam: before, signal }) =>
      feedApi('getFollowedPosts', { query: { language }, body: { size, ...(before && { before }) } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...still,
  });

export const ownPostsQuery = (idUser: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...postsKey, 'own', idUser, language],
    queryFn: ({ pageParam: page, signal }) =>
      feedApi('getActivityPosts', { params: { idUser }, query: { language }, body: { page } }, { signal }),
    ...byPage,
  });

export const activityQuery = (idUser: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...all, 'comments', idUser, language],
    queryFn: ({ pageParam: page, signal }) => getActivity(idUser, language, page, signal),
    ...byPage,
  });

/** The first page again, to find what is newer than the list. */
export const latestActivityQuery = (idUser: number, language: Language) =>
  queryOptions({
    queryKey: [...all, 'latest comments', idUser, language],
    queryFn: ({ signal }) => getActivity(idUser, language, 0, signal),
    staleTime: 60_000,
  });

const getActivity = (idUser: number, language: Language, page: number, signal?: AbortSignal) =>
  feedApi('getActivityComments', { params: { idUser }, query: { language }, body: { page } }, { signal });

/** The plans of a talent, with the price of each. */
export const plansQuery = (idUser: number, language: Language) =>
  queryOptions({
    queryKey: [...all, 'plans', idUser, language],
    queryFn: ({ signal }) => api('getPlans', { params: { x: idUser }, query: { language } }, { signal }),
  });

type Thread = PostKey & { idParentComment?: number };

export const getComments = ({ space, idPost, idParentComment }: Thread, page: number, language: Language) =>
  feedApi(`${space}GetComments`, {
    params: { idPost },
    query: { language },
    body: { page, size: limits.pages.comments, ...(idParentComment && { idParentComment }) },
  });

export const getComment = (space: FeedSpace, idComment: number, language: Language) =>
  feedApi(`${space}GetComment`, { params: { idComment }, query: { language } });

type NewComment = PostKey & { idParentComment: number | null; text: string };

export const addComment = ({ space, ...body }: NewComment, language: Language) =>
  feedApi(`${space}AddComment`, { query: { language }, body });

export const removeComment = (space: FeedSpace, idComment: number) =>
  feedApi(`${space}RemoveComment`, { params: { idComment } });

type Like = { type: 'POST' | 'COMMENT'; id: number; liked: boolean };

export const setLike = (space: FeedSpace, body: Like) => feedApi(`${space}Like`, { body });

export const vote = ({ space, idPost }: PostKey, idAnswer: number) =>
  feedApi(`${space}Vote`, { body: { idPost, idAnswer } });

export const removePost = ({ space, idPost }: PostKey) => feedApi(`${space}RemovePost`, { params: { idPost } });

export const pinPost = ({ space, idPost }: PostKey, pinned: boolean) =>
  feedApi(`${space}PinPost`, { body: { idPost, pinned } });

/** A post with everything below it, or one comment with its replies. */
export const mutePost = ({ space, idPost }: PostKey, muted: boolean, idComment: number | null = null) =>
  feedApi(`${space}MutePost`, { body: { idPost, idComment, muted } });

export type SlowSeconds = (typeof feedLimits.slowModes)[number];

export const setSlowMode = ({ space, idPost }: PostKey, seconds: SlowSeconds) =>
  feedApi(`${space}SetSlowMode`, { body: { idPost, seconds } });

/** Loads lists again after a post was written, pinned or deleted. */
export const useRefreshPosts = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: postsKey }), [cache]);
};
