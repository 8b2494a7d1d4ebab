import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useBeginOrder } from '../../shared/orders/use-begin-order.ts';
import { useReadAboutOrder } from '../../shared/orders/use-read-about-order.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { orderQuery, useLiveOrderPage } from './api.ts';
import { isGone, NotHere } from './not-here.tsx';
import { type Deliver, OrderView } from './order-view.tsx';

export const OrderPage = ({ id, deliver }: { id: number; deliver?: Deliver }) => {
  const { data: order, error, refetch, dataUpdatedAt } = useQuery(orderQuery(id, useLanguage()));
  useReadAboutOrder(id, dataUpdatedAt);
  useLiveOrderPage(id);
  useBeginOrder(order);
  if (!order || isGone(error)) return <NotHere error={error} onAgain={refetch} gone={<Gone />} />;
  return <OrderView order={order} {...(deliver && { deliver })} />;
};

const Gone = () => {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      title={<h1 tabIndex={-1}>{t('goneTitle')}</h1>}
      wayOn={<ButtonLink to={paths.orders()}>{t('toOrders')}</ButtonLink>}
    >
      <p>{t('goneText')}</p>
    </EmptyState>
  );
};
