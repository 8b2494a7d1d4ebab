import { AuctionsPage } from '../features/studio/auctions/auctions-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/studio-auctions.ts';

export const handle = { texts: ['studio', 'ownauctions'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studioAuctions');
};

export const meta = privateMeta;

export default function StudioAuctions() {
  return <AuctionsPage />;
}
