import type { QueuedWithdrawal } from '@stagedoor/contract/endpoints/backoffice';
import { useMutation } from '@tanstack/react-query';
import { dayAndTime } from '../../shared/dates.ts';
import { oneLine } from '../../shared/one-line.ts';
import { useServerOffset } from '../../shared/server-clock.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { useIdempotent } from '../../shared/use-idempotent.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useRefreshQueue } from './api.ts';
import styles from './queue.module.css';
import { staffApi } from './staff-api.ts';
import { useDecide } from './use-decide.ts';

const sendReason = (id: number, reason: string, idempotencyKey: string) =>
  staffApi('rejectWithdraw', { body: { id, reason: oneLine(reason) } }, { idempotencyKey });

type Props = { item: QueuedWithdrawal; onDecided: () => void };

/** Approve or reject. A new destination waits first; rejecting is always possible. */
export const Decide = ({ item, onDecided }: Props) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const offset = useServerOffset();
  const { id, notBefore, userName } = item;
  const sum = useDollars()(item.amount);
  const refresh = useRefreshQueue();
  const approveOnce = useIdempotent((body: { id: number }, idempotencyKey) =>
    staffApi('approveWithdraw', { body }, { idempotencyKey }),
  );
  const approve = useMutation({
    mutationFn: () => approveOnce({ id }),
    onSuccess: () => {
      say.success(t('withdrawals.approvedNow'));
      onDecided();
    },
    onError: useSayProblem(),
    // Somebody else may have decided: then the queue shows that.
    onSettled: refresh,
  });
  const decide = useDecide(id, onDecided);
  const reject = () =>
    decide({
      ...{ send: sendReason, look: 'stop', label: t('rejecting.reason') },
      title: t('rejecting.title', { sum }),
      lead: t('rejecting.lead', { name: userName }),
      submit: t('rejecting.submit'),
      done: t('withdrawals.rejectedNow'),
    });
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
