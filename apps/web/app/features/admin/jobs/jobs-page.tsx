import type { JobsOverview } from '@stagedoor/contract/schemas/job';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { clockTime } from '../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Lead } from '../lead.tsx';
import { jobsQuery } from './api.ts';
import { Backlog } from './backlog.tsx';
import styles from './jobs.module.css';
import { Queues } from './queues.tsx';
import { Schedules } from './schedules.tsx';
import { Stuck } from './stuck.tsx';

/** Queued and failed jobs. */
export const JobsPage = () => {
  const { t } = useTranslation('books');
  const { data, isError, refetch } = useQuery(jobsQuery);
  return (
    <>
      <h1 tabIndex={-1}>{t('jobs.title')}</h1>
      <Lead>{t('jobs.lead')}</Lead>
      {!data && !isError && <p role="status">{t('jobs.loading')}</p>}
      {!data && isError && (
        <Note kind="stop">
          <p>{t('jobs.failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {t('jobs.again')}
          </Button>
        </Note>
      )}
      {data && <Overview overview={data} />}
    </>
  );
};

const Overview = ({ overview }: { overview: JobsOverview }) => {
  const { t } = useTranslation('books');
  const language = useLanguage();
  const failed = overview.queues.reduce((all, queue) => all + queue.failed, 0);
  return (
    <>
      <Note kind={failed > 0 ? 'stop' : 'safe'}>
        <p>
          <strong>{failed > 0 ? t('jobs.alarm', { count: failed }) : t('jobs.calm')}</strong>
        </p>
      </Note>
      <Stuck />
      <Queues queues={overview.queues} />
      <Backlog backlog={overview.backlog} />
      <Schedules schedules={overview.schedules} />
      <p className={styles.live}>{t('jobs.live', { time: clockTime(new Date(overview.at), language) })}</p>
    </>
  );
};
