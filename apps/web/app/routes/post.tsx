import { loadPost } from '../features/feed/load-post.server.ts';
import { PostPage, RemovedPost } from '../features/feed/post-page.tsx';
import { NotFound } from '../features/shell/problem.tsx';
import { privateMeta } from '../shared/pages/private-page.ts';
import { describe } from '../shared/pages/seo.ts';
import type { Route } from './+types/post.ts';

export const handle = { texts: ['feed'] };

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadPost(request, context, 'feed', params.idPost);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData?.seo ? describe(loaderData.seo) : privateMeta({ loaderData });

export default function FeedPost({ loaderData: { post, isRemoved }, params }: Route.ComponentProps) {
  if (isRemoved) return <RemovedPost />;
  const idPost = Number(params.idPost);
  return <PostPage key={idPost} id={{ space: 'feed', idPost }} shown={post} missing={<NotFound />} />;
}
