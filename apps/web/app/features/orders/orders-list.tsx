import type { OrderShort } from '@stagedoor/contract/schemas/order';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import text from '../../ui/text.module.css';
import { type Asked, ordersQuery, useLiveLists } from './api.ts';
import { OrderRow } from './order-row.tsx';
import styles from './orders-page.module.css';

type Props = { asked: Asked; user: SelfUser };

/** What waits for the reader first, then the newest. */
export const OrdersList = ({ asked, user }: Props) => {
  const { t } = useTranslation('orders');
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    ordersQuery(asked, useLanguage()),
  );
  useLiveLists();
  if (isError && !data)
    return (
      <Note kind="stop">
        <p>{t('failed')}</p>
        <Button size="small" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Note>
    );
  if (!data) return <p role="status">{t('loading')}</p>;
  // An order that stopped waiting for the reader between two pages comes once more among the rest.
  const orders = [...new Map(data.pages.flatMap(({ items }) => items).map((one) => [one.idOrder, one])).values()];
  return (
    <>
      <OnlyWith asked={asked} name={orders[0]?.partner.name} />
      <Group title={t('first')} orders={orders.filter(({ needsYou }) => needsYou)} asked={asked} />
      <Group title={t('others')} orders={orders.filter(({ needsYou }) => !needsYou)} asked={asked} />
      {orders.length === 0 && <Empty asked={asked} user={user} />}
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

const OnlyWith = ({ asked: { partner, ...others }, name }: { asked: Asked; name: string | undefined }) => {
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

const Group = ({ title, orders, asked }: { title: string; orders: OrderShort[]; asked: Asked }) => {
  if (orders.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul>
        {orders.map((order) => (
          <OrderRow key={order.idOrder} order={order} role={asked.role} />
        ))}
      </ul>
    </section>
  );
};

const Empty = ({ asked: { role, partner, state }, user }: Props) => {
  const { t } = useTranslation('orders');
  const isFiltered = partner !== undefined || state !== undefined;
  const kind = isFiltered ? 'filtered' : role;
  const way = { filtered: paths.orders({ role }), buyer: paths.explore(), talent: paths.profile(user) }[kind];
  return (
    <EmptyState
      title={<h2>{t(`empty.${kind}`)}</h2>}
      wayOn={
        <ButtonLink to={way} look="primary">
          {t(`empty.${kind}Way`)}
        </ButtonLink>
      }
    >
      <p>{t(`empty.${kind}Text`)}</p>
    </EmptyState>
  );
};
