import { OrderMoney } from '../features/admin/orders/order-money.tsx';
import { StaffOrder } from '../features/admin/orders/staff-order.tsx';
import { OrderPage } from '../features/orders/order-page.tsx';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/admin-order.ts';

export const handle = { texts: ['books', 'orders'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminOrder');

export const meta = privateMeta;

/** The order page, with the staff-only part below. */
export default function AdminOrder({ params }: Route.ComponentProps) {
  const id = Number(params.id);
  return (
    <StaffOrder money={<OrderMoney id={id} />}>
      <OrderPage id={id} />
    </StaffOrder>
  );
}
