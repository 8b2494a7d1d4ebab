import { type Fulfilment, plainType, ruleOf } from '@stagedoor/contract/product-types';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import type { ComponentType } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import styles from './deliver.module.css';
import type { DeliveryProps } from './delivery-props.ts';
import { ImageDelivery } from './image-delivery.tsx';
import { ParcelDelivery } from './parcel-delivery.tsx';
import { useDeliver } from './use-deliver.ts';
import { VideoDelivery } from './video-delivery.tsx';
import { AnswerDelivery, SecretDelivery } from './words-delivery.tsx';

const forms: Partial<Record<Fulfilment, ComponentType<DeliveryProps>>> = {
  image: ImageDelivery,
  video: VideoDelivery,
  secretLink: SecretDelivery,
  parcel: ParcelDelivery,
  answer: AnswerDelivery,
  // A message has a single answer.
  conversation: AnswerDelivery,
};

const formFor = ({ productType }: OrderDetail) => {
  const type = plainType(productType);
  return type && forms[ruleOf(type).fulfilment];
};

/** The talent's form for a delivery or a redo. */
export const DeliverForm = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('deliver');
  const dollars = useDollars();
  const deliver = useDeliver(order);
  const Kind = formFor(order);
  const isRedo = order.can.includes('redo');
  if (order.state === 'shipped') return <Note kind="safe">{t('shippedTitle')}</Note>;
  if (deliver.isSuccess || (order.state === 'completed' && !isRedo)) return <Note kind="safe">{t('doneTitle')}</Note>;
  if (!Kind || !(isRedo || order.can.includes('deliver'))) return null;
  return (
    <section className={styles.deliver} aria-labelledby="deliver">
      <h2 id="deliver">{t(isRedo ? 'redoTitle' : 'title')}</h2>
      {isRedo && order.redo && <Note>{t('redoReason', { reason: order.redo.reason })}</Note>}
      {!isRedo && order.youReceive !== null && (
        <p className={styles.lead}>{t('receive', { sum: dollars(order.youReceive) })}</p>
      )}
      <Kind order={order} deliver={deliver} submit={t(isRedo ? 'submitRedo' : 'submit')} />
    </section>
  );
};
