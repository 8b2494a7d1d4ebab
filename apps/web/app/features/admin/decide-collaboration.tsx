import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useMutation } from '@tanstack/react-query';
import { useIdempotent } from '../../shared/api/use-idempotent.ts';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { oneLine } from '../../shared/forms/one-line.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { reviewCollaboration, useRefreshQueue } from './api.ts';
import styles from './queue.module.css';
import { useDecide } from './use-decide.ts';

const reject = (idOrder: number, reason: string, idempotencyKey: string) =>
  reviewCollaboration({ idOrder, approve: false, reason: oneLine(reason) }, idempotencyKey);

type Props = { order: OrderDetail; onDecided: () => void };

/** Approve for the talent, or refund the fan. */
export const DecideCollaboration = ({ order, onDecided }: Props) => {
  const { t } = useTranslation('admin');
  const { idOrder, productName, partner, total } = order;
  const params = { product: productName, fan: partner.name, sum: useDollars()(total) };
  const refresh = useRefreshQueue();
  const decide = useDecide(idOrder, onDecided);
  const approveOnce = useIdempotent((id: number, idempotencyKey) =>
    reviewCollaboration({ idOrder: id, approve: true }, idempotencyKey),
  );
  const approve = useMutation({
    mutationFn: () => approveOnce(idOrder),
    onSuccess: () => {
      toast.success(t('collaborations.approved'));
      onDecided();
    },
    onError: useShowProblem(),
    onSettled: refresh,
  });
  const askReason = () =>
    decide({
      send: reject,
      look: 'stop',
      label: t('collaborations.reason'),
      title: t('collaborations.rejectTitle'),
      lead: t('collaborations.rejectLead', params),
      submit: t('collaborations.submit'),
      done: t('collaborations.rejected'),
    });
  return (
    <div className={styles.ways}>
      <Button
        size="small"
        aria-label={t('collaborations.approveName', params)}
        busy={approve.isPending}
        onClick={() => approve.mutate()}
      >
        {t('collaborations.approve')}
      </Button>
      <Button
        size="small"
        look="quiet"
        aria-label={t('collaborations.rejectName', params)}
        onClick={() => void askReason()}
      >
        {t('collaborations.reject')}
      </Button>
    </div>
  );
};
