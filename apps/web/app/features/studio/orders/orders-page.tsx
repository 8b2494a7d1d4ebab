import type { OrderShort } from '@stagedoor/contract/schemas/order';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RowGroup } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import { inboxQuery, useLiveInbox } from '../api.ts';
import { StudioFrame } from '../studio-frame.tsx';
import { OrderLine } from './order-line.tsx';
import styles from './orders.module.css';

export const StudioOrdersPage = () => {
  const { t } = useTranslation('studio');
  const calls = (
    <ButtonLink size="small" to={paths.callTimes()}>
      {t('orders.calls')}
    </ButtonLink>
  );
  return (
    <StudioFrame title={t('orders.title')} aside={calls}>
      {() => <Inbox />}
    </StudioFrame>
  );
};

const Inbox = () => {
  const { t } = useTranslation('studio');
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    inboxQuery(useLanguage()),
  );
  useLiveInbox();
  if (!data) return <Fetching failed={isError} again={refetch} />;
  // An order that stopped needing the reader between two page loads would appear twice.
  const orders = [...new Map(data.pages.flatMap(({ items }) => items).map((order) => [order.idOrder, order])).values()];
  if (orders.length === 0)
    return (
      <EmptyState
        title={<h2>{t('orders.emptyTitle')}</h2>}
        wayOn={<ButtonLink to={paths.studioProducts()}>{t('orders.toProducts')}</ButtonLink>}
      >
        <p>{t('orders.emptyText')}</p>
      </EmptyState>
    );
  const waiting = orders.filter(({ needsYou }) => needsYou).toSorted(bySooner);
  const rest = orders.filter(({ needsYou }) => !needsYou);
  return (
    <>
      <RowGroup title={t('orders.waiting')}>
        {waiting.length === 0 ? <p className={text.quiet}>{t('orders.nothingWaits')}</p> : <Lines orders={waiting} />}
      </RowGroup>
      {rest.length > 0 && (
        <RowGroup title={t('orders.rest')}>
          <Lines orders={rest} />
        </RowGroup>
      )}
      {hasNextPage && (
        <div className={styles.more}>
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('orders.more')}
          </Button>
        </div>
      )}
    </>
  );
};

const bySooner = (one: OrderShort, other: OrderShort) => {
  const at = ({ deadline }: OrderShort) => (deadline ? new Date(deadline).getTime() : Number.MAX_SAFE_INTEGER);
  return at(one) - at(other);
};

const Lines = ({ orders }: { orders: OrderShort[] }) => (
  <ul>
    {orders.map((order) => (
      <OrderLine key={order.idOrder} order={order} />
    ))}
  </ul>
);
