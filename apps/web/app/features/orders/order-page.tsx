import { useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useReadAboutOrder } from '../../shared/use-read-about-order.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { orderQuery, useLiveOrderPage } from './api.ts';
import { isGone, NotHere } from './not-here.tsx';
import { type Deliver, OrderView } from './order-view.tsx';

export const OrderPage = ({ id, deliver }: { id: number; deliver?: Deliver }) => {
  const { data: order, error, refetch, dataUpdatedAt } = useQuery(orderQuery(id, useLanguage()));
  useReadAboutOrder(id, dataUpdatedAt);
  useLiveOrderPage(id);
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
