import { OwnMemberships } from '../features/memberships/own-memberships.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/settings-memberships.ts';

export const handle = { texts: ['plans'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'settingsMemberships');

export const meta = privateMeta;

export default function MembershipSettings() {
  return <OwnMemberships />;
}
