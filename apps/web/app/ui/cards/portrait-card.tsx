import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './portrait-card.module.css';

type Props = {
  to: string;
  picture: ReactNode;
  status: ReactNode;
  name: string;
  craft: string;
  left: ReactNode;
  right: ReactNode;
  big?: boolean;
};

export const PortraitCard = ({ to, picture, status, name, craft, left, right, big = false }: Props) => (
  <Link to={to} prefetch="intent" className={styles.card} data-big={big}>
    <span className={styles.print}>
      {picture}
      <span className={styles.status}>{status}</span>
    </span>
    <span className={styles.name}>{name}</span>
    <span className={styles.craft}>{craft}</span>
    {(left || right) && (
      <span className={styles.foot}>
        <span className={styles.left}>{left}</span>
        <span>{right}</span>
      </span>
    )}
  </Link>
);

/** Cards in four, two or one columns. A strip is one row that scrolls. */
export const PortraitGrid = ({ children, strip = false }: { children: ReactNode; strip?: boolean }) => (
  <ul className={strip ? styles.strip : styles.grid}>{children}</ul>
);
