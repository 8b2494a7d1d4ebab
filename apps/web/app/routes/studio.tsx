import { StudioPage } from '../features/studio/studio-page.tsx';
import { needSession, titleOf } from '../shared/private-page.server.ts';
import { privateMeta } from '../shared/private-page.ts';
import type { Route } from './+types/studio.ts';

export const handle = { texts: ['studio'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studio');
};

export const meta = privateMeta;

export default function Studio() {
  return <StudioPage />;
}
