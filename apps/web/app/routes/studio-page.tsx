import { OwnPage } from '../features/studio/page/own-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/studio-page.ts';

export const handle = { texts: ['studio', 'ownpage'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studioPage');
};

export const meta = privateMeta;

export default function StudioPage() {
  return <OwnPage />;
}
