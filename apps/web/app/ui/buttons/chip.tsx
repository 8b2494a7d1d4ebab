import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import text from '../theme/text.module.css';
import styles from './chip.module.css';

export const ChipRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label}>
    <ul className={styles.row}>{children}</ul>
  </nav>
);

/** A filter as a link: it opens in a new tab, and Back undoes it. */
export const ChipLink = ({ to, current, children }: { to: string; current: boolean; children: ReactNode }) => (
  <li>
    <Link to={to} className={styles.chip} aria-current={current ? 'true' : undefined} preventScrollReset>
      {children}
    </Link>
  </li>
);

export const Tag = ({ children }: { children: ReactNode }) => <li className={styles.tag}>{children}</li>;

export const TagRow = ({ children }: { children: ReactNode }) => <ul className={styles.row}>{children}</ul>;

/** Radio buttons that look like chips. */
export const ChipRadios = ({ children, ...group }: Omit<ComponentProps<'div'>, 'role' | 'className'>) => (
  <div {...group} role="radiogroup" className={styles.row}>
    {children}
  </div>
);

export const ChipRadio = ({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <label className={styles.chip}>
    <input {...input} type="radio" className={text.hidden} />
    {children}
  </label>
);

/** A checkbox that looks like a chip. */
export const ChipCheck = ({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <label className={styles.chip}>
    <input {...input} type="checkbox" className={text.hidden} />
    {children}
  </label>
);
