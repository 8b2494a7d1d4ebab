import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Lead } from '../lead.tsx';
import { QueuePage } from '../queue-page.tsx';
import { foundOrdersQuery } from './api.ts';
import { filterOf } from './filter.ts';
import { OrderFilter } from './order-filter.tsx';
import { FoundOrderRow } from './order-row.tsx';

const columns = ['order', 'people', 'state', 'sum', 'placed'] as const;

export const StaffOrdersPage = () => {
  const { t } = useTranslation('books');
  const [query] = useSearchParams();
  const { filter, wrong } = filterOf(query);
  return (
    <QueuePage
      title={t('orders.title')}
      filter={
        <>
          <Lead>{t('orders.lead')}</Lead>
          <OrderFilter query={query} wrong={wrong} />
        </>
      }
      list={t('orders.list')}
      columns={columns.map((name) => ({ name, words: t(`orders.${name}`) }))}
      query={useInfiniteQuery(foundOrdersQuery(filter, useLanguage()))}
      empty={{ title: t('orders.empty'), text: t('orders.emptyText') }}
      row={(order) => <FoundOrderRow key={order.idOrder} order={order} />}
    />
  );
};
