import { PostHistoryPage } from '../features/admin/reports/post-history-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-post.ts';

export const handle = { texts: ['reports'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminPost');

export const meta = privateMeta;

export default function AdminPost({ params: { idPost } }: Route.ComponentProps) {
  return <PostHistoryPage key={idPost} idPost={Number(idPost)} />;
}
