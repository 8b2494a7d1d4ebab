import type { QueuedWithdrawal } from '@stagedoor/contract/endpoints/backoffice';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { useIdempotent } from '../../shared/api/use-idempotent.ts';
import { ask } from '../../shared/dialogs/ask.tsx';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { oneLine } from '../../shared/forms/one-line.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../shared/time/dates.ts';
import { useServerOffset } from '../../shared/time/server-clock.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { approveWithdraw, rejectWithdraw, useRefreshQueue } from './api.ts';
import styles from './queue.module.css';
import { useDecide } from './use-decide.ts';

const ConfirmModal = lazy(() => import('../../shared/dialogs/confirm-modal.tsx'));

const sendReason = (id: number, reason: string, idempotencyKey: string) =>
  rejectWithdraw({ id, reason: oneLine(reason) }, idempotencyKey);

type Props = { item: QueuedWithdrawal; onDecided: () => void };

/** Approve or reject. Payouts to a new destination can be approved only after a delay; rejecting is always possible. */
export const Decide = ({ item, onDecided }: Props) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const offset = useServerOffset();
  const { id, notBefore, userName } = item;
  const sum = useDollars()(item.amount);
  const refresh = useRefreshQueue();
  const approveOnce = useIdempotent((body: { id: number }, idempotencyKey) => approveWithdraw(body, idempotencyKey));
  const approve = useMutation({
    mutationFn: () => approveOnce({ id }),
    onSuccess: () => {
      toast.success(t('withdrawals.approvedNow'));
      onDecided();
    },
    onError: useShowProblem(),
    // A colleague may have decided meanwhile: then the queue shows that.
    onSettled: refresh,
  });
  const askApprove = async () => {
    const words = { text: t('approving.text', { name: userName }), yes: t('approving.yes'), no: t('keep') };
    if (await ask(ConfirmModal, { title: t('approving.title', { sum }), ...words })) approve.mutate();
  };
  const decide = useDecide(id, onDecided);
  const reject = () =>
    decide({
      send: sendReason,
      look: 'stop',
      label: t('rejecting.reason'),
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
            onClick={() => void askApprove()}
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
