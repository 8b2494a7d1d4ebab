import { loadPost } from '../features/feed/load-post.server.ts';
import { PostPage, RemovedPost } from '../features/feed/post-page.tsx';
import { NotFound } from '../features/shell/problem.tsx';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/community-post.ts';

export const handle = { texts: ['feed'] };

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadPost(request, context, 'community', params.idPost);

export const meta = privateMeta;

export default function CommunityPost({ loaderData: { post, isRemoved }, params }: Route.ComponentProps) {
  if (isRemoved) return <RemovedPost />;
  const idPost = Number(params.idPost);
  return <PostPage key={idPost} id={{ space: 'community', idPost }} shown={post} missing={<NotFound />} />;
}
