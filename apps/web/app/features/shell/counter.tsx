import type { ReactNode } from 'react';
import { IconLink } from '../../ui/button.tsx';
import styles from './counter.module.css';

const most = 99;

/** The number beside an icon; whoever cannot see it hears it in the name of the button. */
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
