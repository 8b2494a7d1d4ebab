import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { QueuePage } from '../queue-page.tsx';
import { actionsQuery } from './api.ts';
import styles from './audit.module.css';
import { AuditFilter } from './audit-filter.tsx';
import { Details } from './details.tsx';
import { filterOf, requestOf } from './filter.ts';
import { Subject } from './subject.tsx';
import { useActionWords } from './use-action-words.ts';

const columns = ['what', 'who', 'subject', 'when'] as const;

/** The log of staff actions, newest first. */
export const AuditPage = () => {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const actionWords = useActionWords();
  const [query] = useSearchParams();
  return (
    <QueuePage
      title={t('title')}
      list={t('list')}
      filter={
        <>
          <p className={styles.lead}>{t('lead')}</p>
          <AuditFilter key={query.toString()} />
        </>
      }
      columns={columns.map((name) => ({ name, words: t(name) }))}
      query={useInfiniteQuery(actionsQuery(requestOf(filterOf(query))))}
      empty={{ title: t('empty'), text: t('emptyText') }}
      row={({ id, at, staffName, action, subject, detail }) => (
        <tr key={id}>
          <th scope="row" data-column="what">
            <span>{actionWords(action)}</span>
            <Details detail={detail} />
          </th>
          <td data-column="who" className={styles.side}>
            {staffName}
          </td>
          <td data-column="subject">
            <Subject subject={subject} />
          </td>
          <td data-column="when" className={styles.side}>
            <time dateTime={at}>{dayAndTime(new Date(at), language)}</time>
          </td>
        </tr>
      )}
    />
  );
};
