import type { ReactNode } from 'react';
import styles from './bill.module.css';

/** Playbill lines: a name, dots, a number. */
export const Bill = ({ children }: { children: ReactNode }) => <dl className={styles.bill}>{children}</dl>;

export const BillLine = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={styles.line}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
