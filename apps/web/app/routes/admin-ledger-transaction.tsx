import { TransactionPage } from '../features/admin/ledger/transaction-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-ledger-transaction.ts';

export const handle = { texts: ['books'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminLedger');

export const meta = privateMeta;

export default function AdminLedgerTransaction({ params }: Route.ComponentProps) {
  return <TransactionPage id={Number(params.id)} />;
}
