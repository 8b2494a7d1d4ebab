import type { ReactNode } from 'react';
import styles from './badge.module.css';

type Props = { kind?: 'plain' | 'lamp' | 'stop' | 'safe'; icon?: ReactNode; children: ReactNode };

/** A state in a word or two. */
export const Badge = ({ kind = 'plain', icon, children }: Props) => (
  <span className={styles.badge} data-kind={kind}>
    {icon}
    {children}
  </span>
);
