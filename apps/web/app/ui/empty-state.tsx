import type { ReactNode } from 'react';
import { ClosedDoor } from './closed-door.tsx';
import styles from './empty-state.module.css';

type Props = { title: ReactNode; children?: ReactNode; wayOn?: ReactNode };

/** The closed door, one line, one way on. */
export const EmptyState = ({ title, children, wayOn }: Props) => (
  <div className={styles.empty}>
    <ClosedDoor />
    {title}
    {children}
    {wayOn && <div className={styles.way}>{wayOn}</div>}
  </div>
);
