import { ApiError } from '@stagedoor/contract/errors';
import type { OrderDetail, OrderState } from '@stagedoor/contract/schemas/order';
import type { studio } from '@stagedoor/messages/en/studio';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useBeginOrder } from '../../../shared/orders/use-begin-order.ts';
import { useReadAboutOrder } from '../../../shared/orders/use-read-about-order.ts';
import { useRequestWords } from '../../../shared/orders/use-request-words.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import text from '../../../ui/theme/text.module.css';
import { orderQuery, useLiveDesk } from '../api.ts';
import { BackLink } from '../back-link.tsx';
import { DeliverForm } from '../deliver/deliver-form.tsx';
import { StudioFrame } from '../studio-frame.tsx';
import { TimeLeft } from './order-line.tsx';
import styles from './orders.module.css';

type Props = { idOrder: number };

/** The talent's page for an order: the buyer's wishes and the delivery form. */
export const DeskPage = ({ idOrder }: Props) => {
  const { t } = useTranslation('studio');
  const { data } = useQuery({ ...orderQuery(idOrder, useLanguage()), enabled: false });
  return (
    <StudioFrame
      title={data?.productName ?? t('orders.title')}
      back={<BackLink to={paths.studioOrders()}>{t('desk.back')}</BackLink>}
    >
      {() => <Work idOrder={idOrder} />}
    </StudioFrame>
  );
};

const isMissing = (error: unknown) => error instanceof ApiError && error.name === 'pageNotFound';

const Work = ({ idOrder }: Props) => {
  const { t } = useTranslation('studio');
  const shown = useQuery({ ...orderQuery(idOrder, useLanguage()), retry: false });
  const { data: order, error, isError, refetch, dataUpdatedAt } = shown;
  useLiveDesk(idOrder);
  useReadAboutOrder(idOrder, dataUpdatedAt);
  useBeginOrder(order);
  if (!order && isMissing(error)) return <EmptyState title={<h2>{t('desk.missing')}</h2>} />;
  if (!order) return <Fetching failed={isError} again={refetch} />;
  const isOpen = order.can.includes('deliver') || order.can.includes('redo');
  return (
    <div className={styles.desk}>
      {isOpen || isDelivered.has(order.state) ? (
        <DeliverForm key={String(order.redo?.done)} order={order} />
      ) : (
        <Note>{t('desk.nothingToDo')}</Note>
      )}
      <Request order={order} />
    </div>
  );
};

const isDelivered: ReadonlySet<OrderState> = new Set(['shipped', 'completed']);

type FieldName = keyof typeof studio.desk.fields;

/** In the order in which the talent needs them. */
const inOrder = [
  'recipientName',
  'occasion',
  'greetingLanguage',
  'text',
  'wishes',
  'companyName',
  'fullName',
  'delivery',
  'comment',
  'phone',
  'email',
] as const satisfies readonly FieldName[];

const Request = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('studio');
  const wordsOf = useRequestWords();
  const known = inOrder.flatMap((name) => {
    const field = order.fields.find((each) => each.name === name);
    return field ? [{ name, value: wordsOf(field) }] : [];
  });
  return (
    <aside className={styles.asked} aria-labelledby="asked">
      <h2 id="asked">{t('desk.asked')}</h2>
      {order.express && !order.needsYou && <Badge kind="lamp">{t('desk.express')}</Badge>}
      {order.needsYou && <TimeLeft order={order} />}
      <dl>
        <Line name={t('desk.boughtBy')}>{order.partner.name}</Line>
        {order.variationName && <Line name={t('desk.variation')}>{order.variationName}</Line>}
        {order.quantity > 1 && <Line name={t('desk.quantity')}>{order.quantity}</Line>}
        {known.map(({ name, value }) => (
          <Line key={name} name={t(`desk.fields.${name}`)}>
            {value}
          </Line>
        ))}
      </dl>
      <Link to={paths.order(order.idOrder)} className={text.link}>
        {t('desk.toOrder')}
      </Link>
    </aside>
  );
};

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
