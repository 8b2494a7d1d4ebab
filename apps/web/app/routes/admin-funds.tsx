import { FundsPage } from '../features/admin/funds/funds-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-funds.ts';

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminFunds');

export const meta = privateMeta;

export default function AdminFunds() {
  return <FundsPage />;
}
