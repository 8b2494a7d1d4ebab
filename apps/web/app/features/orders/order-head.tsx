import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { Link } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { staffPaths } from '../../shared/staff-paths.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Print } from '../../ui/print.tsx';
import styles from './order-view.module.css';

export const OrderHead = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const { idOrder, productName, state, express, quantity, variationName, role } = order;
  const facts = [variationName, quantity > 1 && t('quantity', { count: quantity }), express && t('express')];
  return (
    <div className={styles.head}>
      <nav className={styles.crumbs} aria-label={t('crumbs')}>
        <Link to={role === 'staff' ? staffPaths.orders() : paths.orders({ role })}>{t('title')}</Link>
        <span aria-hidden="true">/</span>
        <span>{t('number', { id: idOrder })}</span>
      </nav>
      <h1 tabIndex={-1}>{productName}</h1>
      <div className={styles.facts}>
        <Partner order={order} />
        <StateBadge state={state} />
        <span>{facts.filter(Boolean).join(', ')}</span>
      </div>
    </div>
  );
};

/** A talent has a profile to visit; a fan has not. */
const Partner = ({ order: { partner, role } }: { order: OrderDetail }) => {
  const inside = (
    <>
      <span>
        <Print base={partner.imageLink} alt="" sizes="32px" />
      </span>
      <span>{partner.name}</span>
    </>
  );
  if (role !== 'buyer') return <span className={styles.person}>{inside}</span>;
  return (
    <Link to={paths.profile(partner)} className={styles.person}>
      {inside}
    </Link>
  );
};
