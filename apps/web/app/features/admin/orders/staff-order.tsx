import type { ReactNode } from 'react';
import styles from './orders.module.css';

/** An order's own page inside a room, and beneath it what only the staff see. */
export const StaffOrder = ({ money, children }: { money: ReactNode; children: ReactNode }) => (
  <>
    <div className={styles.order}>{children}</div>
    {money}
  </>
);
