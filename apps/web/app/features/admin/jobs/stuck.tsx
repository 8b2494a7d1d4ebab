import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ChipLink, ChipRow } from '../../../ui/buttons/chip.tsx';
import { Ways } from '../../../ui/fields/form.tsx';
import { Rows } from '../../../ui/layout/row.tsx';
import { retryJobs, type StuckState, stuckQuery, stuckStates } from './api.ts';
import styles from './jobs.module.css';
import { StuckRow } from './stuck-row.tsx';
import { useSettle } from './use-settle.ts';

/** Failed jobs, given up or waiting for a retry, of all queues or of one. */
export const Stuck = () => {
  const { t } = useTranslation('books');
  const [query] = useSearchParams();
  const state = stuckStates.find((name) => name === query.get('state')) ?? 'failed';
  const queue = query.get('queue') ?? undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(stuckQuery(state, queue));
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className={styles.stuck} aria-labelledby="stuck">
      <h2 id="stuck" ref={heading} tabIndex={-1}>
        {t('jobs.stuck')}
      </h2>
      <p className={styles.lead}>{t('jobs.stuckLead')}</p>
      <ChipRow label={t('jobs.states')}>
        {stuckStates.map((name) => (
          <ChipLink key={name} to={staffPaths.jobs(name, queue)} current={name === state}>
            {t(name === 'failed' ? 'jobs.failedJobs' : 'jobs.retryJobs')}
          </ChipLink>
        ))}
        {queue !== undefined && (
          <ChipLink to={staffPaths.jobs(state)} current={false}>
            {t('jobs.allQueues')}
          </ChipLink>
        )}
      </ChipRow>
      {queue !== undefined && <p>{t('jobs.onlyQueue', { queue })}</p>}
      <Rows>
        {items.map((job) => (
          <StuckRow key={job.id} job={job} onSettled={() => heading.current?.focus()} />
        ))}
      </Rows>
      {data && items.length === 0 && <Nothing state={state} />}
      <Ways>
        {hasNextPage && (
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('jobs.more')}
          </Button>
        )}
        {state === 'failed' && queue !== undefined && items.length > 0 && <RetryAll queue={queue} />}
      </Ways>
    </section>
  );
};

const Nothing = ({ state }: { state: StuckState }) => {
  const { t } = useTranslation('books');
  return <p className={styles.lead}>{t(state === 'failed' ? 'jobs.emptyFailed' : 'jobs.emptyRetry')}</p>;
};

const RetryAll = ({ queue }: { queue: string }) => {
  const { t } = useTranslation('books');
  const settle = useSettle(() => {});
  const retry = useMutation({
    mutationFn: () => retryJobs({ queue }),
    onSuccess: ({ count }) => settle.done(t('jobs.retriedAll', { count })),
    onError: settle.refused,
    onSettled: settle.refresh,
  });
  return (
    <Button size="small" busy={retry.isPending} onClick={() => retry.mutate()}>
      {t('jobs.retryAll', { queue })}
    </Button>
  );
};
