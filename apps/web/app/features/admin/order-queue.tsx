import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { type OrderQueueName, orderQueueQuery } from './api.ts';
import { type DecideOrder, OrderQueueRow } from './order-queue-row.tsx';
import { QueuePage } from './queue-page.tsx';

const columns = ['order', 'about', 'sum', 'until', 'decision'] as const;

/** Orders that need a decision by staff. */
export const OrderQueue = ({ name, decide }: { name: OrderQueueName; decide: DecideOrder }) => {
  const { t } = useTranslation('admin');
  return (
    <QueuePage
      title={t(`${name}.title`)}
      list={t('queue.list')}
      columns={columns.map((column) => ({ name: column, words: t(`queue.${column}`) }))}
      query={useInfiniteQuery(orderQueueQuery(name, useLanguage()))}
      empty={{ title: t(`${name}.empty`), text: t(`${name}.emptyText`) }}
      row={(order, onDecided) => (
        <OrderQueueRow key={order.idOrder} order={order} decide={decide} onDecided={onDecided} />
      )}
    />
  );
};
