import { plainType } from '@stagedoor/contract/product-types';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Wrap } from '../../ui/layout/page.tsx';
import text from '../../ui/theme/text.module.css';
import { orderCallQuery } from './api.ts';
import { Clocks } from './clocks.tsx';
import { Deliverables } from './deliverables/deliverables.tsx';
import { MoneyStage } from './money-stage.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderLog } from './order-log.tsx';
import { OrderMessages } from './order-messages.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderSummary } from './order-summary.tsx';
import styles from './order-view.module.css';
import { Reaction } from './reaction.tsx';
import { Review } from './review.tsx';
import { isCall } from './takes-place.ts';

/** The talent's delivery form, provided by the studio. */
export type Deliver = ComponentType<{ order: OrderDetail }>;

/** The chat of a message behind a mailed link, provided by the chats. */
export type LinkedChat = ComponentType<{ token: string }>;

type Props = { order: OrderDetail; deliver?: Deliver; token?: string; children?: ReactNode };

/** The order page. `token` comes from a mailed link; `children` are shown at the top. */
export const OrderView = ({ order, deliver, token, children }: Props) => (
  <Wrap>
    <div className={styles.page}>
      <OrderHead order={order} />
      {children}
      <OrderStatus order={order} />
      {deliver && <HandIn order={order} Deliver={deliver} />}
      <Deliverables order={order} token={token} />
      <MoneyStage order={order} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ToChat order={order} isLink={token !== undefined} />
          <ToCall order={order} isLink={token !== undefined} />
          <Clocks order={order} />
          <Reaction order={order} />
          <Review order={order} />
          <OrderMessages order={order} />
          <OrderLog order={order} />
        </div>
        <aside className={styles.aside}>
          <OrderSummary order={order} token={token} />
          <OrderActions order={order} />
          <HelpLink order={order} />
        </aside>
      </div>
    </div>
  </Wrap>
);

/** A message is answered in its chat. */
const ToChat = ({ order, isLink }: { order: OrderDetail; isLink: boolean }) => {
  const { t } = useTranslation('orders');
  if (plainType(order.productType) !== 'MSG' || order.role === 'staff' || isLink) return null;
  return (
    <section className={styles.part} aria-labelledby="chat">
      <h2 id="chat">{t('messages.title')}</h2>
      <p>{t('messages.inChat', { name: order.partner.name })}</p>
      <ButtonLink to={paths.message(order.partner.idUser)}>{t('messages.toChat')}</ButtonLink>
    </section>
  );
};

/** What the minutes were set aside for. */
const ToCall = ({ order: { idOrder, productType, role }, isLink }: { order: OrderDetail; isLink: boolean }) => {
  const { t } = useTranslation('orders');
  const isShown = isCall(productType) && role !== 'staff' && !isLink;
  const { data } = useQuery({ ...orderCallQuery(idOrder), enabled: isShown });
  const to = data?.idCall ? paths.call(data.idCall) : data?.idBooking ? paths.callTime(data.idBooking) : null;
  if (!isShown || to === null) return null;
  return (
    <section className={styles.part} aria-labelledby="call">
      <h2 id="call">{t('call.title')}</h2>
      <p>{t(data?.idCall ? 'call.text' : 'call.booked')}</p>
      <ButtonLink to={to}>{t('call.open')}</ButtonLink>
    </section>
  );
};

/** The contact form, with this order's number filled in. */
const HelpLink = ({ order: { idOrder, role } }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  if (role === 'staff') return null;
  return (
    <p className={styles.help}>
      <Link to={paths.contact({ topic: 'ORDER', order: String(idOrder) })} className={text.link}>
        {t('help')}
      </Link>
    </p>
  );
};

const HandIn = ({ order, Deliver: Form }: { order: OrderDetail; Deliver: Deliver }) => {
  const { t } = useTranslation('orders');
  if (!order.can.includes('redo') && !order.can.includes('deliver')) return null;
  return (
    <div className={styles.paper}>
      <Suspense fallback={<p role="status">{t('loading')}</p>}>
        <Form order={order} />
      </Suspense>
    </div>
  );
};
