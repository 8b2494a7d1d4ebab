import type { JobQueue } from '@stagedoor/contract/schemas/job';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { RowGroup } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './jobs.module.css';

const counts = ['waiting', 'due', 'running', 'retrying', 'failed'] as const;

const isBusy = (queue: JobQueue) => counts.some((name) => queue[name] > 0);

/** Most failures first; empty queues by name only. */
export const Queues = ({ queues }: { queues: readonly JobQueue[] }) => {
  const { t } = useTranslation('books');
  const busy = queues.filter(isBusy).toSorted((a, b) => b.failed - a.failed);
  const quiet = queues.filter((queue) => !isBusy(queue));
  return (
    <RowGroup title={t('jobs.queues')} lead={t('jobs.queuesLead')}>
      {busy.length > 0 && <Table queues={busy} />}
      {quiet.length > 0 && (
        <details className={styles.quiet}>
          <summary>{t('jobs.quiet', { count: quiet.length })}</summary>
          <ul>
            {quiet.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </RowGroup>
  );
};

const Table = ({ queues }: { queues: readonly JobQueue[] }) => {
  const { t } = useTranslation('books');
  const names = counts.map((count) => ({ count, words: t(count === 'failed' ? 'jobs.givenUp' : `jobs.${count}`) }));
  return (
    <table className={styles.queues}>
      <thead>
        <tr>
          <th scope="col">{t('jobs.queue')}</th>
          {names.map(({ count, words }) => (
            <th key={count} scope="col">
              {words}
            </th>
          ))}
          <th scope="col">{t('jobs.oldest')}</th>
        </tr>
      </thead>
      <tbody>
        {queues.map((queue) => (
          <tr key={queue.name}>
            <th scope="row">{queue.name}</th>
            {names.map(({ count, words }) => (
              <td key={count} data-name={words} data-alarm={count === 'failed' && queue.failed > 0}>
                <Count queue={queue} name={count} />
              </td>
            ))}
            <td data-name={t('jobs.oldest')}>
              <Oldest since={queue.oldestWaiting} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Oldest = ({ since }: { since: string | null }) => {
  const { t } = useTranslation('books');
  const language = useLanguage();
  return since === null ? t('jobs.onTime') : <time dateTime={since}>{dayAndTime(new Date(since), language)}</time>;
};

/** Links the number of failed jobs to their list. */
const Count = ({ queue, name }: { queue: JobQueue; name: (typeof counts)[number] }) => {
  const count = queue[name];
  if (count === 0 || (name !== 'failed' && name !== 'retrying')) return count;
  return (
    <Link to={staffPaths.jobs(name === 'failed' ? 'failed' : 'retry', queue.name)} className={text.link}>
      {count}
    </Link>
  );
};
