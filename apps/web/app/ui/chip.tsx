import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './chip.module.css';
import text from './text.module.css';

export const ChipRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label}>
    <ul className={styles.row}>{children}</ul>
  </nav>
);

/** A filter that is a link: it can be opened in a new tab, and Back undoes it. */
export const ChipLink = ({ to, current, children }: { to: string; current: boolean; children: ReactNode }) => (
  <li>
    <Link to={to} className={styles.chip} aria-current={current ? 'true' : undefined} preventScrollReset>
      {children}
    </Link>
  </li>
);

export const Tag = ({ children }: { children: ReactNode }) => <li className={styles.tag}>{children}</li>;

export const TagRow = ({ children }: { children: ReactNode }) => <ul className={styles.row}>{children}</ul>;

/** A choice of several: a check box in a chip's clothes. */
export const ChipCheck = ({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <label className={styles.chip}>
    <input {...input} type="checkbox" className={text.hidden} />
    {children}
  </label>
);
