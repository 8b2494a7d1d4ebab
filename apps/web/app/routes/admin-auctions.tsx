import { StaffAuctionsPage } from '../features/admin/auctions/auctions-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-auctions.ts';

export const handle = { texts: ['staffauctions', 'books'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminAuctions');

export const meta = privateMeta;

export default function AdminAuctions() {
  return <StaffAuctionsPage />;
}
