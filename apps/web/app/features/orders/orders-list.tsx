import type { OrderShort } from '@stagedoor/contract/schemas/order';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Fetching } from '../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import text from '../../ui/theme/text.module.css';
import { type OrdersFilter, ordersQuery, useLiveLists } from './api.ts';
import { OrderRow } from './order-row.tsx';
import styles from './orders-page.module.css';

type Props = { filter: OrdersFilter; user: SelfUser };

/** Orders that need the reader first, then newest first. */
export const OrdersList = ({ filter, user }: Props) => {
  const { t } = useTranslation('orders');
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    ordersQuery(filter, useLanguage()),
  );
  useLiveLists();
  if (!data) return <Fetching failed={isError} again={refetch} problem={t('failed')} />;
  // An order that stopped needing the reader between two page loads would appear twice.
  const orders = [...new Map(data.pages.flatMap(({ items }) => items).map((one) => [one.idOrder, one])).values()];
  return (
    <>
      <OnlyWith filter={filter} name={orders[0]?.partner.name} />
      <Group title={t('first')} orders={orders.filter(({ needsYou }) => needsYou)} filter={filter} />
      <Group title={t('others')} orders={orders.filter(({ needsYou }) => !needsYou)} filter={filter} />
      {orders.length === 0 && <Empty filter={filter} user={user} />}
      {hasNextPage && (
        <div className={styles.older}>
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
};

const OnlyWith = ({ filter: { partner, ...others }, name }: { filter: OrdersFilter; name: string | undefined }) => {
  const { t } = useTranslation('orders');
  if (partner === undefined || name === undefined) return null;
  return (
    <p className={styles.partner}>
      <span>{t('onlyWith', { name })}</span>
      <Link to={paths.orders(others)} className={text.link}>
        {t('everybody')}
      </Link>
    </p>
  );
};

const Group = ({ title, orders, filter }: { title: string; orders: OrderShort[]; filter: OrdersFilter }) => {
  if (orders.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul>
        {orders.map((order) => (
          <OrderRow key={order.idOrder} order={order} role={filter.role} />
        ))}
      </ul>
    </section>
  );
};

const Empty = ({ filter: { role, partner, state }, user }: Props) => {
  const { t } = useTranslation('orders');
  const isFiltered = partner !== undefined || state !== undefined;
  const kind = isFiltered ? 'filtered' : role;
  const to = { filtered: paths.orders({ role }), buyer: paths.explore(), talent: paths.profile(user) }[kind];
  return (
    <EmptyState
      title={<h2>{t(`empty.${kind}`)}</h2>}
      wayOn={
        <ButtonLink to={to} look="primary">
          {t(`empty.${kind}Way`)}
        </ButtonLink>
      }
    >
      <p>{t(`empty.${kind}Text`)}</p>
    </EmptyState>
  );
};
