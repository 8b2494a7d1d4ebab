import { plainType, ruleOf } from '@stagedoor/contract/product-types';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { staffPaths } from '../../shared/navigation/staff-paths.ts';
import { StateBadge } from '../../shared/orders/state-badge.tsx';
import { useRequestWords } from '../../shared/orders/use-request-words.ts';
import { Portrait } from '../../ui/media/picture.tsx';
import styles from './order-view.module.css';

export const OrderHead = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const wordsOf = useRequestWords();
  const { idOrder, productName, state, express, quantity, variationName, role } = order;
  const facts = [
    variationName,
    quantity > 1 && t(`quantity.${countedAs(order)}`, { count: quantity }),
    express && t('express'),
    ...['occasion', 'greetingLanguage'].map((name) => requested(order, name)).map((field) => field && wordsOf(field)),
  ];
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

const requested = ({ fields }: OrderDetail, wanted: string) => fields.find(({ name }) => name === wanted);

const countedAs = ({ productType }: OrderDetail): 'minutes' | 'tickets' | 'items' => {
  const type = plainType(productType);
  if (type === 'CALL') return 'minutes';
  return type && ruleOf(type).fulfilment === 'attendance' ? 'tickets' : 'items';
};

/** Links a talent to their profile; fans have none. */
const Partner = ({ order: { partner, role } }: { order: OrderDetail }) => {
  const inside = (
    <>
      <span>
        <Portrait base={partner.imageLink} alt="" sizes="32px" />
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
