import { WithdrawalsPage } from '../features/admin/withdrawals-page.tsx';
import { NotFound } from '../features/shell/problem.tsx';
import { ForUser } from '../shared/for-user.tsx';
import { privateMeta } from '../shared/private-page.ts';
import { staffTitle } from '../shared/staff-page.server.ts';
import type { Route } from './+types/admin-withdrawals.ts';

export const handle = { texts: ['admin'] };

export const loader = ({ request }: Route.LoaderArgs) => staffTitle(request, 'adminWithdrawals');

export const meta = privateMeta;

export default function AdminWithdrawals() {
  return <ForUser>{({ role }) => (role === 'ADMIN' ? <WithdrawalsPage /> : <NotFound />)}</ForUser>;
}
