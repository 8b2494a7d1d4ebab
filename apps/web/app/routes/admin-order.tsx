import { OrderMoney } from '../features/admin/orders/order-money.tsx';
import { StaffOrder } from '../features/admin/orders/staff-order.tsx';
import { OrderPage } from '../features/orders/order-page.tsx';
import { titleOf } from '../shared/private-page.server.ts';
import { privateMeta } from '../shared/private-page.ts';
import type { Route } from './+types/admin-order.ts';

export const handle = { texts: ['books', 'orders'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'adminOrder');

export const meta = privateMeta;

/** The order as everybody sees it, and beneath it what only the staff see. */
export default function AdminOrder({ params }: Route.ComponentProps) {
  const id = Number(params.id);
  return (
    <StaffOrder money={<OrderMoney id={id} />}>
      <OrderPage id={id} />
    </StaffOrder>
  );
}
