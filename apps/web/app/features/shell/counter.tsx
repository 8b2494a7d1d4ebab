import type { ReactNode } from 'react';
import { IconLink } from '../../ui/buttons/button.tsx';
import styles from './counter.module.css';

const most = 99;

/** The number beside an icon; screen readers get it from the button's label. */
export const Counter = ({ count }: { count: number }) =>
  count > 0 && (
    <span className={styles.counter} aria-hidden="true">
      {count > most ? `${most}+` : count}
    </span>
  );

type Props = { to: string; label: string; count: number; children: ReactNode };

export const CounterLink = ({ to, label, count, children }: Props) => (
  <IconLink to={to} aria-label={label}>
    {children}
    <Counter count={count} />
  </IconLink>
);
