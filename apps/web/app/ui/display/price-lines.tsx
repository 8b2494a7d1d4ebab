import type { ReactNode } from 'react';
import styles from './price-lines.module.css';

/** Lines of a name, a dotted leader and a number. */
export const PriceLines = ({ children }: { children: ReactNode }) => <dl className={styles.bill}>{children}</dl>;

export const PriceLine = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={styles.line}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
