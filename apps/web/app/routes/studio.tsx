import { OverviewPage } from '../features/studio/overview/overview-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/studio.ts';

export const handle = { texts: ['studio', 'overview'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studio');
};

export const meta = privateMeta;

export default function Studio() {
  return <OverviewPage />;
}
