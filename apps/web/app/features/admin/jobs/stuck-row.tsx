import { limits } from '@stagedoor/contract/limits';
import type { StuckJob } from '@stagedoor/contract/schemas/job';
import { useMutation } from '@tanstack/react-query';
import { lazy, useCallback } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { oneLine } from '../../../shared/forms/one-line.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { dropJob, retryJobs } from './api.ts';
import styles from './jobs.module.css';
import { useSettle } from './use-settle.ts';

const TextPromptModal = lazy(() => import('../../../shared/dialogs/text-prompt-modal.tsx'));

const min = 4;
const max = limits.orders.reasonMax;

type Props = { job: StuckJob; onSettled: () => void };

export const StuckRow = ({ job, onSettled }: Props) => {
  const { t } = useTranslation('books');
  const language = useLanguage();
  const { id, queue, state, tries, error, ids, createdAt, nextTry } = job;
  const about = Object.entries(ids).map(([name, number]) => t('jobs.about', { name, id: number }));
  const since = t('jobs.since', { date: dayAndTime(new Date(createdAt), language) });
  const next = nextTry && t('jobs.next', { date: dayAndTime(new Date(nextTry), language) });
  return (
    <Row
      name={[queue, ...about].join(', ')}
      more={
        <>
          <span className={styles.error}>{error ?? t('jobs.noError')}</span>
          {[t('jobs.tries', { count: tries }), since, next].filter(Boolean).join(', ')}
        </>
      }
    >
      {state === 'failed' && <Retry queue={queue} id={id} onSettled={onSettled} />}
      <Drop queue={queue} id={id} onSettled={onSettled} />
    </Row>
  );
};

type Act = { queue: string; id: string; onSettled: () => void };

const Retry = ({ queue, id, onSettled }: Act) => {
  const { t } = useTranslation('books');
  const settle = useSettle(onSettled);
  const retry = useMutation({
    mutationFn: () => retryJobs({ queue, id }),
    onSuccess: () => settle.done(t('jobs.retried')),
    onError: settle.refused,
    onSettled: settle.refresh,
  });
  return (
    <Button
      size="small"
      aria-label={t('jobs.retryName', { queue, id })}
      busy={retry.isPending}
      onClick={() => retry.mutate()}
    >
      {t('jobs.retry')}
    </Button>
  );
};

const Drop = ({ queue, id, onSettled }: Act) => {
  const { t } = useTranslation('books');
  const settle = useSettle(onSettled);
  const send = useCallback(
    (_place: number, reason: string) => dropJob({ queue, id, reason: oneLine(reason) }),
    [queue, id],
  );
  const drop = async () => {
    const answer = await ask(TextPromptModal, {
      id: 0,
      send,
      min,
      max,
      look: 'stop',
      title: t('jobs.dropTitle'),
      lead: t('jobs.dropLead'),
      label: t('jobs.reason'),
      short: t('jobs.short', { min, max }),
      changed: t('jobs.changed'),
      submit: t('jobs.dropSubmit'),
      keep: t('jobs.keep'),
    });
    await settle.refresh();
    if (answer === 'sent') settle.done(t('jobs.dropped'));
  };
  return (
    <Button size="small" look="quiet" aria-label={t('jobs.dropName', { queue, id })} onClick={() => void drop()}>
      {t('jobs.drop')}
    </Button>
  );
};
