import type { ReactNode } from 'react';
import styles from './availability-indicator.module.css';

type Props = { lit: boolean; children: ReactNode; chip?: boolean };

/** Whether a talent answers now. The text carries the meaning; the drawing only repeats it. */
export const AvailabilityIndicator = ({ lit, children, chip = false }: Props) => (
  <span className={styles.indicator} data-lit={lit} data-chip={chip}>
    <LampIcon />
    <span>{children}</span>
  </span>
);

export const LampIcon = () => (
  <svg className={styles.shade} viewBox="0 0 24 24" aria-hidden="true">
    <path className={styles.glow} d="M7 13.5h10l4 9.5H3z" />
    <path className={styles.cord} d="M12 6V1.5" />
    <path d="M4.5 13.5a7.5 7.5 0 0 1 15 0z" />
  </svg>
);
