import { AuditPage } from '../features/admin/audit/audit-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-audit.ts';

export const handle = { texts: ['audit', 'members'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminAudit');

export const meta = privateMeta;

export default function AdminAudit() {
  return <AuditPage />;
}
