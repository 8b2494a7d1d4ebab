import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { QueuePage } from '../queue-page.tsx';
import { casesQuery } from './api.ts';
import { CaseRow } from './case-row.tsx';
import { readFilter } from './filter.ts';
import { ReportsFilter } from './reports-filter.tsx';

const columns = ['about', 'said', 'decision'] as const;

/** Reports by users, and appeals by owners. */
export const ReportsPage = () => {
  const { t } = useTranslation('reports');
  const [query] = useSearchParams();
  const filter = readFilter(query);
  return (
    <QueuePage
      title={t('title')}
      filter={<ReportsFilter filter={filter} />}
      columns={columns.map((name) => ({ name, words: t(name) }))}
      query={useInfiniteQuery(casesQuery(filter, useLanguage()))}
      empty={{ title: t('empty'), text: t('emptyText') }}
      row={(item, onDecided) => (
        <CaseRow key={`${item.idReport} ${item.decision?.idDecision}`} item={item} onDecided={onDecided} />
      )}
    />
  );
};
