import type { ReactNode } from 'react';
import styles from './orders.module.css';

/** The order page inside the staff layout, with the staff-only part below. */
export const StaffOrder = ({ money, children }: { money: ReactNode; children: ReactNode }) => (
  <>
    <div className={styles.order}>{children}</div>
    {money}
  </>
);
