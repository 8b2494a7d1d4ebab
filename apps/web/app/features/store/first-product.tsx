import type { ProductShort } from '@stagedoor/contract/schemas/product';
import { OfferRow } from './offer-row.tsx';
import { partsOf } from './shown.ts';
import styles from './store.module.css';

/** The first product of the store, for the first screen of a profile. */
export const FirstProduct = ({ products }: { products: readonly ProductShort[] }) => {
  const { tiles, rows } = partsOf(products);
  const first = [...tiles, ...rows].find(({ productStatus }) => productStatus === 'ACTIVE');
  if (!first) return null;
  return (
    <ul className={styles.first}>
      <OfferRow product={first} />
    </ul>
  );
};
