import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useRequestWords } from '../../../shared/orders/use-request-words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import text from '../../../ui/theme/text.module.css';
import { useRefreshOrders } from '../api.ts';
import styles from '../order-summary.module.css';

const EditRequestModal = lazy(() => import('./edit-request-modal.tsx'));

const labelled = [
  'recipientName',
  'occasion',
  'greetingLanguage',
  'wishes',
  'text',
  'fullName',
  'companyName',
  'delivery',
  'comment',
  'phone',
] as const;

/** `token` comes from a guest's mailed link. */
type Props = { order: OrderDetail; token?: string | undefined };

/** What the buyer filled in, which they may edit until the talent begins. */
export const OrderRequestPart = ({ order, token }: Props) => {
  const { t } = useTranslation('orders');
  const wordsOf = useRequestWords();
  const values = labelled.flatMap((name) =>
    order.fields.filter((field) => field.name === name).map(({ value }) => ({ name, value })),
  );
  if (values.length === 0) return null;
  return (
    <section className={styles.wishes} aria-labelledby="wishes">
      <h2 id="wishes">{t('wish.title')}</h2>
      <dl>
        {values.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`wish.fields.${name}`)}</dt>
            <dd>{name === 'delivery' && value === 'pickup' ? t('wish.pickup') : wordsOf({ name, value })}</dd>
          </div>
        ))}
      </dl>
      <Editing order={order} token={token} />
    </section>
  );
};

const Editing = ({ order, token }: Props) => {
  const { t } = useTranslation('orders');
  const refresh = useRefreshOrders();
  const { can, role, state, begunAt, partner } = order;
  const { name } = partner;
  const edit = async () => {
    if ((await ask(EditRequestModal, { order, token })) === 'saved') toast.success(t('wish.saved'));
    await refresh();
  };
  if (can.includes('editRequest')) {
    return (
      <div className={styles.editing}>
        <Button size="small" onClick={() => void edit()}>
          {t('wish.edit')}
        </Button>
        <p className={`${text.small} ${text.quiet}`}>{t('wish.open', { name })}</p>
      </div>
    );
  }
  const isTooLate = role === 'buyer' && state === 'processing' && begunAt !== null;
  return isTooLate ? <p className={`${text.small} ${text.quiet}`}>{t('wish.begun', { name })}</p> : null;
};
