import { TagsPage } from '../features/admin/tags/tags-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-tags.ts';

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminTags');

export const meta = privateMeta;

export default function AdminTags() {
  return <TagsPage />;
}
