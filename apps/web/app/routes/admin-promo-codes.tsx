import { PromoCodesPage } from '../features/admin/promo-codes/promo-codes-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-promo-codes.ts';

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminPromoCodes');

export const meta = privateMeta;

export default function AdminPromoCodes() {
  return <PromoCodesPage />;
}
