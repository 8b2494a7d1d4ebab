import { OwnBidsPage } from '../features/auctions/own/own-bids-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/own-bids.ts';

export const handle = { texts: ['ownbids', 'statuses'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'ownBids');
};

export const meta = privateMeta;

export default function OwnBids() {
  return <OwnBidsPage />;
}
