import type { OrderShort } from '@stagedoor/contract/schemas/order';
import { Link } from 'react-router';
import { dayAndTime, localDay } from '../../shared/dates.ts';
import { paths } from '../../shared/paths.ts';
import { useServerOffset } from '../../shared/server-clock.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { Print } from '../../ui/print.tsx';
import styles from './orders-page.module.css';

const running = new Set<OrderShort['state']>(['awaitingPayment', 'reviewing', 'processing']);

export const OrderRow = ({ order, role }: { order: OrderShort; role: 'buyer' | 'talent' }) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const dollars = useDollars();
  const offset = useServerOffset();
  const { idOrder, state, productName, partner, total, youReceive, placedAt, deadline } = order;
  const placed = localDay(new Date(placedAt), new Date(Date.now() + offset), language);
  const until = deadline && running.has(state) ? t('until', { date: dayAndTime(new Date(deadline), language) }) : '';
  return (
    <li className={styles.row}>
      <span className={styles.print}>
        <Print base={partner.imageLink} alt="" sizes="56px" />
      </span>
      <span className={styles.words}>
        <Link to={paths.order(idOrder)} className={styles.name}>
          {productName}
        </Link>
        <span className={styles.more}>{[partner.name, placed, until].filter(Boolean).join(', ')}</span>
      </span>
      <span className={styles.end}>
        <span className={styles.sum}>{dollars(role === 'talent' ? (youReceive ?? total) : total)}</span>
        <StateBadge state={state} />
      </span>
    </li>
  );
};
