import { FeesPage } from '../features/admin/fees/fees-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-fees.ts';

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminFees');

export const meta = privateMeta;

export default function AdminFees() {
  return <FeesPage />;
}
