import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { reportsQuery } from './api.ts';
import { QueuePage } from './queue-page.tsx';
import { ReportRow } from './report-row.tsx';

const columns = [
  { name: 'review', words: 'review' },
  { name: 'about', words: 'said' },
  { name: 'reported', words: 'reported' },
  { name: 'decision', words: 'decision' },
] as const;

/** Reviews that somebody took exception to. */
export const ReportQueue = () => {
  const { t } = useTranslation('admin');
  return (
    <QueuePage
      title={t('reviews.title')}
      columns={columns.map(({ name, words }) => ({ name, words: t(`reviews.${words}`) }))}
      query={useInfiniteQuery(reportsQuery(useLanguage()))}
      empty={{ title: t('reviews.empty'), text: t('reviews.emptyText') }}
      row={(report, onDecided) => <ReportRow key={report.idScore} report={report} onDecided={onDecided} />}
    />
  );
};
