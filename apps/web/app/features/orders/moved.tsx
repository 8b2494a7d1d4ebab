import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { useServerOffset } from '../../shared/time/server-clock.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { orderTime } from './order-time.ts';
import { useQuestions } from './use-questions.ts';

/** The date was moved. The buyer can keep the ticket or, for a while, get a refund. */
export const Moved = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const now = Date.now() + useServerOffset();
  const { moved, deadline, state, role } = order;
  if (!moved || !deadline || state !== 'processing') return null;
  const date = (moment: string) => orderTime(moment, order, language);
  const mayLeave = role === 'buyer' && Date.parse(moved.refundUntil) > now;
  return (
    <Note>
      <p>
        <strong>{t('moved.text', { from: date(moved.from), date: date(deadline) })}</strong>
      </p>
      {mayLeave && <p>{t('moved.refund', { date: date(moved.refundUntil) })}</p>}
      {mayLeave && order.can.includes('cancel') && <Leave order={order} />}
    </Note>
  );
};

const Leave = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const cancel = useQuestions(order).find(({ words }) => words === 'cancel');
  return (
    cancel && (
      <Button size="small" busy={cancel.busy} onClick={() => void cancel.open()}>
        {t('moved.leave')}
      </Button>
    )
  );
};
