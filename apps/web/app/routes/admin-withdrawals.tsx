import { WithdrawalsPage } from '../features/admin/withdrawals-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-withdrawals.ts';

export const handle = { texts: ['books'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminWithdrawals');

export const meta = privateMeta;

export default function AdminWithdrawals() {
  return <WithdrawalsPage />;
}
