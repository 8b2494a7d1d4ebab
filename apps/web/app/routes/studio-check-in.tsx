import { CheckInPage } from '../features/studio/check-in/check-in-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/studio-check-in.ts';

export const handle = { texts: ['studio', 'checkin'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studioCheckIn');
};

export const meta = privateMeta;

export default function StudioCheckIn() {
  return <CheckInPage />;
}
