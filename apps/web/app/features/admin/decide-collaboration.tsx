import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useMutation } from '@tanstack/react-query';
import { oneLine } from '../../shared/one-line.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { useIdempotent } from '../../shared/use-idempotent.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button } from '../../ui/button.tsx';
import { useRefreshQueue } from './api.ts';
import styles from './queue.module.css';
import { staffApi } from './staff-api.ts';
import { useDecide } from './use-decide.ts';

const reject = (idOrder: number, reason: string, idempotencyKey: string) =>
  staffApi('reviewCollaboration', { body: { idOrder, approve: false, reason: oneLine(reason) } }, { idempotencyKey });

type Props = { order: OrderDetail; onDecided: () => void };

/** On to the talent, or back to the fan. */
export const DecideCollaboration = ({ order, onDecided }: Props) => {
  const { t } = useTranslation('admin');
  const { idOrder, productName, partner, total } = order;
  const told = { product: productName, fan: partner.name, sum: useDollars()(total) };
  const refresh = useRefreshQueue();
  const decide = useDecide(idOrder, onDecided);
  const approveOnce = useIdempotent((id: number, idempotencyKey) =>
    staffApi('reviewCollaboration', { body: { idOrder: id, approve: true } }, { idempotencyKey }),
  );
  const approve = useMutation({
    mutationFn: () => approveOnce(idOrder),
    onSuccess: () => {
      say.success(t('collaborations.approved'));
      onDecided();
    },
    onError: useSayProblem(),
    onSettled: refresh,
  });
  const askReason = () =>
    decide({
      ...{ send: reject, look: 'stop', label: t('collaborations.reason') },
      title: t('collaborations.rejectTitle'),
      lead: t('collaborations.rejectLead', told),
      submit: t('collaborations.submit'),
      done: t('collaborations.rejected'),
    });
  return (
    <div className={styles.ways}>
      <Button
        size="small"
        aria-label={t('collaborations.approveName', told)}
        busy={approve.isPending}
        onClick={() => approve.mutate()}
      >
        {t('collaborations.approve')}
      </Button>
      <Button
        size="small"
        look="quiet"
        aria-label={t('collaborations.rejectName', told)}
        onClick={() => void askReason()}
      >
        {t('collaborations.reject')}
      </Button>
    </div>
  );
};
