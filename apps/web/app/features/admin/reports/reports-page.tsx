import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../shared/shell-data.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { QueuePage } from '../queue-page.tsx';
import { casesQuery } from './api.ts';
import { CaseRow } from './case-row.tsx';
import { ReportsFilter } from './reports-filter.tsx';
import { readWanted } from './wanted.ts';

const columns = ['about', 'said', 'decision'] as const;

/** What people complained about and what owners object to. */
export const ReportsPage = () => {
  const { t } = useTranslation('reports');
  const [query] = useSearchParams();
  const wanted = readWanted(query);
  return (
    <QueuePage
      title={t('title')}
      filter={<ReportsFilter wanted={wanted} />}
      columns={columns.map((name) => ({ name, words: t(name) }))}
      query={useInfiniteQuery(casesQuery(wanted, useLanguage()))}
      empty={{ title: t('empty'), text: t('emptyText') }}
      row={(item, onDecided) => (
        <CaseRow key={`${item.idReport} ${item.decision?.idDecision}`} item={item} onDecided={onDecided} />
      )}
    />
  );
};
