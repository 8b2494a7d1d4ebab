import { OwnAuctionPage } from '../features/studio/auctions/own-auction-page.tsx';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/studio-auction.ts';

export const handle = { texts: ['studio', 'ownauctions', 'photo'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studioAuction');
};

export const meta = privateMeta;

export default function StudioAuction({ params }: Route.ComponentProps) {
  return <OwnAuctionPage idProduct={Number(params.id)} />;
}
