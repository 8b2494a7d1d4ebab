import { AccountPage } from '../features/admin/ledger/account-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-ledger-account.ts';

export const handle = { texts: ['books'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminLedger');

export const meta = privateMeta;

export default function AdminLedgerAccount() {
  return <AccountPage />;
}
