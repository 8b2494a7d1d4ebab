import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentType, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/shell-data.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import text from '../../ui/text.module.css';
import { type OrderQueueName, orderQueueQuery } from './api.ts';
import { OrderQueueRow } from './order-queue-row.tsx';
import styles from './queue.module.css';

const columns = ['order', 'about', 'sum', 'until', 'decision'] as const;

export type DecideOrder = ComponentType<{ order: OrderDetail; onDecided: () => void }>;

/** Orders that wait for the staff, the oldest first. */
export const OrderQueue = ({ name, decide }: { name: OrderQueueName; decide: DecideOrder }) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    orderQueueQuery(name, language),
  );
  const orders = data?.pages.flatMap(({ items }) => items) ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t(`${name}.title`)}</h1>
      <section aria-labelledby="queue">
        <h2 id="queue" ref={heading} tabIndex={-1} className={text.hidden}>
          {t('queue.list')}
        </h2>
        {!data && !isError && <p role="status">{t('loading')}</p>}
        {!data && isError && (
          <Note kind="stop">
            <p>{t('failed')}</p>
            <Button size="small" onClick={() => void refetch()}>
              {t('again')}
            </Button>
          </Note>
        )}
        {orders.length > 0 && (
          <table className={styles.queue}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" data-column={column}>
                    {t(`queue.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <OrderQueueRow
                  key={order.idOrder}
                  order={order}
                  decide={decide}
                  onDecided={() => heading.current?.focus()}
                />
              ))}
            </tbody>
          </table>
        )}
        {data && orders.length === 0 && (
          <EmptyState title={<h3>{t(`${name}.empty`)}</h3>}>
            <p>{t(`${name}.emptyText`)}</p>
          </EmptyState>
        )}
        {hasNextPage && (
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </section>
    </div>
  );
};
