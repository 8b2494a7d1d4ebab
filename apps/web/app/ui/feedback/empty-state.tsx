import type { ReactNode } from 'react';
import { ClosedDoor } from '../media/closed-door.tsx';
import styles from './empty-state.module.css';

type Props = { title: ReactNode; children?: ReactNode; wayOn?: ReactNode };

/** A drawing, one line, and one action. */
export const EmptyState = ({ title, children, wayOn }: Props) => (
  <div className={styles.empty}>
    <ClosedDoor />
    {title}
    {children}
    {wayOn && <div className={styles.way}>{wayOn}</div>}
  </div>
);
