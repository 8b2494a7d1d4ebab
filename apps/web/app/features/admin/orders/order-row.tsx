import type { FoundOrder } from '@stagedoor/contract/schemas/staff-order';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { StateBadge } from '../../../shared/orders/state-badge.tsx';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './orders.module.css';

export const FoundOrderRow = ({ order }: { order: FoundOrder }) => {
  const { t } = useTranslation('books');
  const language = useLanguage();
  const dollars = useDollars();
  const { idOrder, productName, buyer, talent, state, total, placedAt } = order;
  return (
    <tr className={styles.row}>
      <th scope="row" data-column="order">
        <Link to={staffPaths.order(idOrder)} className={text.link}>
          {productName}
        </Link>
        <small>{t('orders.id', { id: idOrder })}</small>
      </th>
      <td data-column="people">
        <span>{buyer.name}</span>
        <small>{t('orders.to', { talent: talent.name })}</small>
      </td>
      <td data-column="state">
        <StateBadge state={state} />
      </td>
      <td data-column="sum">{dollars(total)}</td>
      <td data-column="placed">
        <time dateTime={placedAt}>{dayAndTime(new Date(placedAt), language)}</time>
      </td>
    </tr>
  );
};
