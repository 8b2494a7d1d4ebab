import type { QueuedWithdrawal } from '@stagedoor/contract/endpoints/backoffice';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api.ts';
import { ask } from '../../shared/ask.tsx';
import { dayAndTime } from '../../shared/dates.ts';
import { useServerOffset } from '../../shared/server-clock.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { say } from '../../shared/snacks.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useRefreshQueue } from './api.ts';
import styles from './withdrawals-page.module.css';

const RejectModal = lazy(() => import('./reject-modal.tsx'));

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
    mutationFn: () => api('approveWithdraw', { body: { id } }),
    onSuccess: () => {
      say.success(t('withdrawals.approvedNow'));
      onDecided();
    },
    onError: useSayProblem(),
    // Somebody else may have decided: then the queue shows that.
    onSettled: refresh,
  });
  const reject = async () => {
    if ((await ask(RejectModal, { id, sum, name: userName })) !== 'rejected') return;
    await refresh();
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
