import { limits } from '@stagedoor/contract/limits';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../shared/time/dates.ts';
import { useServerOffset } from '../../shared/time/server-clock.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Ways } from '../../ui/fields/form.tsx';
import { confirmReceipt } from './api.ts';
import { useConfirm } from './use-confirm.ts';

const problemMs = limits.orders.problemAfterDays * 24 * 3_600_000;

/** The buyer has the parcel. The question says what happens to the money, and which right stays. */
export const ConfirmReceipt = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const now = Date.now() + useServerOffset();
  const { idOrder, partner, paidOutAt } = order;
  const date = dayAndTime(new Date(paidOutAt ?? 0), language);
  const until = dayAndTime(new Date(now + problemMs), language);
  const { busy, open } = useConfirm({
    act: (idempotencyKey) => confirmReceipt(idOrder, idempotencyKey),
    done: t('actions.receiveDone'),
    question: {
      title: t('actions.receiveSure'),
      text: t('actions.receiveText', { name: partner.name, date, until }),
      yes: t('actions.receive'),
      no: t('actions.receiveNotYet'),
    },
  });
  return (
    <Ways>
      <Button look="primary" size="small" busy={busy} onClick={() => void open()}>
        {t('actions.receive')}
      </Button>
    </Ways>
  );
};
