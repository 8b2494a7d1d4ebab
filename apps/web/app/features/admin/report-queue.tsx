import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { reportsQuery } from './api.ts';
import { QueuePage } from './queue-page.tsx';
import { ReportRow } from './report-row.tsx';

const columns = [
  { name: 'review', words: 'review' },
  { name: 'about', words: 'said' },
  { name: 'reported', words: 'reported' },
  { name: 'decision', words: 'decision' },
] as const;

/** Reported reviews. */
export const ReportQueue = () => {
  const { t } = useTranslation('admin');
  return (
    <QueuePage
      title={t('reviews.title')}
      list={t('queue.list')}
      columns={columns.map(({ name, words }) => ({ name, words: t(`reviews.${words}`) }))}
      query={useInfiniteQuery(reportsQuery(useLanguage()))}
      empty={{ title: t('reviews.empty'), text: t('reviews.emptyText') }}
      row={(report, onDecided) => <ReportRow key={report.idScore} report={report} onDecided={onDecided} />}
    />
  );
};
