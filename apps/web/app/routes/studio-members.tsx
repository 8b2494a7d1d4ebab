import { StudioMembersPage } from '../features/studio/members/members-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/studio-members.ts';

export const handle = { texts: ['studio', 'club', 'overview', 'plans'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studioMembers');
};

export const meta = privateMeta;

export default function StudioMembers() {
  return <StudioMembersPage />;
}
