import { data } from 'react-router';
import { ApplicationsPage } from '../features/admin/applications/applications-page.tsx';
import { NotFound } from '../features/shell/problem.tsx';
import { signedCookie } from '../shared/browser-session.ts';
import { readCookie } from '../shared/cookies.ts';
import { ForUser } from '../shared/for-user.tsx';
import { titleOf } from '../shared/private-page.server.ts';
import { privateMeta } from '../shared/private-page.ts';
import type { Route } from './+types/admin-applications.ts';

export const handle = { texts: ['applications'] };

/** For everybody but the staff there is no such page. */
export const loader = ({ request }: Route.LoaderArgs) => {
  if (readCookie(request.headers.get('cookie'), signedCookie) !== '1') throw data(null, { status: 404 });
  return titleOf(request, 'adminApplications');
};

export const meta = privateMeta;

export default function AdminApplications() {
  return <ForUser>{({ role }) => (role === 'ADMIN' ? <ApplicationsPage /> : <NotFound />)}</ForUser>;
}
