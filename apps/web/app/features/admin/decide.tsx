import type { QueuedWithdrawal } from '@stagedoor/contract/endpoints/backoffice';
import { limits } from '@stagedoor/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../shared/ask.tsx';
import { dayAndTime } from '../../shared/dates.ts';
import { oneLine } from '../../shared/one-line.ts';
import { useServerOffset } from '../../shared/server-clock.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useRefreshQueue } from './api.ts';
import styles from './queue.module.css';
import { staffApi } from './staff-api.ts';

const WordsModal = lazy(() => import('../../shared/words-modal.tsx'));

const min = 4;
const max = limits.withdrawal.reasonMax;

const sendReason = (id: number, reason: string) =>
  staffApi('rejectWithdraw', { body: { id, reason: oneLine(reason) } });

type Props = { item: QueuedWithdrawal; onDecided: () => void };

/** Approve or reject. A new destination waits first; rejecting is always possible. */
export const Decide = ({ item, onDecided }: Props) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const offset = useServerOffset();
  const { id, notBefore, userName } = item;
  const sum = useDollars()(item.amount);
  const refresh = useRefreshQueue();
  const approve = useMutation({
    mutationFn: () => staffApi('approveWithdraw', { body: { id } }),
    onSuccess: () => {
      say.success(t('withdrawals.approvedNow'));
      onDecided();
    },
    onError: useSayProblem(),
    // Somebody else may have decided: then the queue shows that.
    onSettled: refresh,
  });
  const reject = async () => {
    const answer = await ask(WordsModal, {
      ...{ id, send: sendReason, min, max, look: 'stop' },
      title: t('rejecting.title', { sum }),
      lead: t('rejecting.lead', { name: userName }),
      label: t('rejecting.reason'),
      short: t('short', { min, max }),
      changed: t('changed'),
      submit: t('rejecting.submit'),
      keep: t('keep'),
    });
    await refresh();
    if (answer !== 'sent') return;
    say.success(t('withdrawals.rejectedNow'));
    onDecided();
  };
  const waits = notBefore !== null && Date.parse(notBefore) > Date.now() + offset;
  return (
    <>
      {waits && (
        <Badge kind="lamp">{t('withdrawals.waits', { date: dayAndTime(new Date(notBefore), language) })}</Badge>
      )}
      <div className={styles.ways}>
        {!waits && (
          <Button
            size="small"
            aria-label={t('withdrawals.approveName', { sum, name: userName })}
            busy={approve.isPending}
            onClick={() => approve.mutate()}
          >
            {t('withdrawals.approve')}
          </Button>
        )}
        <Button
          size="small"
          look="quiet"
          aria-label={t('withdrawals.rejectName', { sum, name: userName })}
          onClick={() => void reject()}
        >
          {t('withdrawals.reject')}
        </Button>
      </div>
    </>
  );
};
