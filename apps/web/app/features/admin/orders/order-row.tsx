import type { FoundOrder } from '@stagedoor/contract/schemas/staff-order';
import { Link } from 'react-router';
import { dayAndTime } from '../../../shared/dates.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { staffPaths } from '../../../shared/staff-paths.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useDollars } from '../../../shared/use-dollars.ts';
import text from '../../../ui/text.module.css';
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
