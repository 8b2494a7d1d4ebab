import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Wrap } from '../../ui/page.tsx';
import { Acts } from './acts.tsx';
import { Clocks } from './clocks.tsx';
import { Got } from './got/got.tsx';
import { HowItStands } from './how-it-stands.tsx';
import { MoneyStage } from './money-stage.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderLog } from './order-log.tsx';
import styles from './order-view.module.css';
import { Reaction } from './reaction.tsx';
import { Review } from './review.tsx';
import { Stub } from './stub.tsx';
import { Talk } from './talk.tsx';

/** How a talent hands in; the studio brings it. */
export type Deliver = ComponentType<{ order: OrderDetail }>;

type Props = { order: OrderDetail; deliver?: Deliver; token?: string; children?: ReactNode };

/** The promise made visible. Whoever comes by a mailed link has its `token`; `children` stand above everything. */
export const OrderView = ({ order, deliver, token, children }: Props) => (
  <Wrap>
    <div className={styles.page}>
      <OrderHead order={order} />
      {children}
      <HowItStands order={order} />
      {deliver && <HandIn order={order} Deliver={deliver} />}
      <Got order={order} token={token} />
      <MoneyStage order={order} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Clocks order={order} />
          <Reaction order={order} />
          <Review order={order} />
          <Talk order={order} />
          <OrderLog order={order} />
        </div>
        <aside className={styles.aside}>
          <Stub order={order} />
          <Acts order={order} />
        </aside>
      </div>
    </div>
  </Wrap>
);

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
