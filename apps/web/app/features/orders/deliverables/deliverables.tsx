import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { OrderCertificate } from './certificate.tsx';
import styles from './deliverables.module.css';
import { Parcel } from './parcel.tsx';
import { Passes } from './passes.tsx';
import { Image, Video } from './pictures.tsx';
import { Secret } from './secret.tsx';
import { Answer, Entitlement } from './words.tsx';

/** The deliverables of an order. */
export const Deliverables = ({ order, token }: { order: OrderDetail; token?: string | undefined }) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const { delivered, deliveredAt, shippedAt } = order;
  if (!delivered) return null;
  const isParcel = delivered.kind === 'parcel';
  const at = isParcel ? shippedAt : deliveredAt;
  return (
    <section className={styles.got} aria-labelledby="deliverables">
      <h2 id="deliverables">{t(order.role === 'buyer' ? 'deliverables.title' : 'deliverables.handedOver')}</h2>
      <Thing order={order} delivered={delivered} token={token} />
      {at && delivered.kind !== 'pass' && (
        <p className={styles.when}>
          {t(isParcel ? 'deliverables.shippedOn' : 'deliverables.given', { date: dayAndTime(new Date(at), language) })}
        </p>
      )}
      <OrderCertificate order={order} isLink={token !== undefined} />
    </section>
  );
};

type Received = { order: OrderDetail; delivered: NonNullable<OrderDetail['delivered']>; token: string | undefined };

const Thing = ({ order, delivered, token }: Received) => {
  switch (delivered.kind) {
    case 'image':
      return (
        <Image
          product={order.productName}
          from={order.talentName}
          frame={order.documents?.frame ?? null}
          {...delivered}
        />
      );
    case 'video':
      return <Video product={order.productName} {...delivered} />;
    case 'secretLink':
      return <Secret order={order} secret={delivered} token={token} />;
    case 'parcel':
      return <Parcel {...delivered} />;
    case 'pass':
      return <Passes order={order} token={token} delivered={delivered} />;
    case 'answer':
      return <Answer {...delivered} />;
    case 'entitlement':
      return <Entitlement productType={order.productType} {...delivered} />;
  }
};
