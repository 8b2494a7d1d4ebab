import { StaffAuctionPage } from '../features/admin/auctions/auction-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-auction.ts';

export const handle = { texts: ['staffauctions', 'ownauctions'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminAuction');

export const meta = privateMeta;

export default function AdminAuction({ params: { id } }: Route.ComponentProps) {
  return <StaffAuctionPage key={id} id={Number(id)} />;
}
