import { subtract } from '@stagedoor/contract/money';
import type { OrderShort } from '@stagedoor/contract/schemas/order';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { StateBadge } from '../../shared/orders/state-badge.tsx';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { localDay } from '../../shared/time/dates.ts';
import { useServerOffset } from '../../shared/time/server-clock.ts';
import { Portrait } from '../../ui/media/picture.tsx';
import { orderTime } from './order-time.ts';
import styles from './orders-page.module.css';

const running = new Set<OrderShort['state']>(['awaitingPayment', 'reviewing', 'processing']);

export const OrderRow = ({ order, role }: { order: OrderShort; role: 'buyer' | 'talent' }) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const dollars = useDollars();
  const offset = useServerOffset();
  const { idOrder, state, productName, partner, total, returned, youReceive, placedAt, deadline } = order;
  const paid = returned < total ? subtract(total, returned) : total;
  const placed = localDay(new Date(placedAt), new Date(Date.now() + offset), language);
  const until = deadline && running.has(state) ? t('until', { date: orderTime(deadline, order, language) }) : '';
  return (
    <li className={styles.row}>
      <span className={styles.print}>
        <Portrait base={partner.imageLink} alt="" sizes="56px" />
      </span>
      <span className={styles.words}>
        <Link to={paths.order(idOrder)} className={styles.name}>
          {productName}
        </Link>
        <span className={styles.more}>{[partner.name, placed, until].filter(Boolean).join(', ')}</span>
      </span>
      <span className={styles.end}>
        <span className={styles.sum}>{dollars(role === 'talent' ? (youReceive ?? paid) : paid)}</span>
        <StateBadge state={state} />
      </span>
    </li>
  );
};
