import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Price } from '../../shared/money/price.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { productIcons } from '../../shared/products/product-icons.ts';
import { OpeningPlans } from './opening-plans.tsx';
import type { Shown } from './shown.ts';
import styles from './store.module.css';

export const OfferRow = ({ product }: { product: Shown }) => {
  const { t } = useTranslation('product');
  const { type, name, shortAbout, standardRate, productStatus, subscriptionAccess, idOwner } = product;
  const Icon = productIcons[type];
  const isCall = type === 'CALL';
  // What is for members leads to their plans first.
  const to = isCall && !subscriptionAccess ? paths.callTo(idOwner) : paths.product(product);
  return (
    <li>
      <Link to={to} prefetch="intent" className={styles.offer}>
        <Icon aria-hidden="true" />
        <span>
          <span className={styles.offerName}>{name}</span>
          <span className={styles.more}>{shortAbout}</span>
        </span>
        <span className={styles.end}>
          <Price amount={standardRate} />
          {isCall && <span className={styles.more}>{t('store.perMinute')}</span>}
          {subscriptionAccess && (
            <span className={styles.more}>
              <OpeningPlans access={subscriptionAccess} />
            </span>
          )}
          {productStatus !== 'ACTIVE' && <span className={styles.more}>{t('store.soldOut')}</span>}
        </span>
        <IconChevronRight aria-hidden="true" className={styles.chevron} />
      </Link>
    </li>
  );
};
