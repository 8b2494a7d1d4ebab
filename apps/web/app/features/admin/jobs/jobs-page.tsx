import type { JobsOverview } from '@stagedoor/contract/schemas/job';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../../shared/dates.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Lead } from '../lead.tsx';
import { jobsQuery } from './api.ts';
import { Backlog } from './backlog.tsx';
import styles from './jobs.module.css';
import { Queues } from './queues.tsx';
import { Schedules } from './schedules.tsx';
import { Stuck } from './stuck.tsx';

/** What the machine still has to do, and what it could not. */
export const JobsPage = () => {
  const { t } = useTranslation('books', { keyPrefix: 'jobs' });
  const { data, isError, refetch } = useQuery(jobsQuery);
  return (
    <>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <Lead>{t('lead')}</Lead>
      {!data && !isError && <p role="status">{t('loading')}</p>}
      {!data && isError && (
        <Note kind="stop">
          <p>{t('failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </Note>
      )}
      {data && <Overview overview={data} />}
    </>
  );
};

const Overview = ({ overview }: { overview: JobsOverview }) => {
  const { t } = useTranslation('books', { keyPrefix: 'jobs' });
  const language = useLanguage();
  const failed = overview.queues.reduce((all, queue) => all + queue.failed, 0);
  return (
    <>
      <Note kind={failed > 0 ? 'stop' : 'safe'}>
        <p>
          <strong>{failed > 0 ? t('alarm', { count: failed }) : t('calm')}</strong>
        </p>
      </Note>
      <Stuck />
      <Queues queues={overview.queues} />
      <Backlog backlog={overview.backlog} />
      <Schedules schedules={overview.schedules} />
      <p className={styles.live}>{t('live', { time: clockTime(new Date(overview.at), language) })}</p>
    </>
  );
};
