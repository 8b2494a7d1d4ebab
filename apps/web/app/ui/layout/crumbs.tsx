import type { ReactElement } from 'react';
import styles from './crumbs.module.css';

type Props = {
  label: string /** Links to the pages above, outermost first. */;
  above: readonly ReactElement[];
  current: string;
};

/** Where a page stands. */
export const Crumbs = ({ label, above, current }: Props) => (
  <nav aria-label={label}>
    <ol className={styles.crumbs}>
      {above.map((link) => (
        <li key={link.key} className={styles.crumb}>
          {link}
        </li>
      ))}
      <li className={styles.crumb} aria-current="page">
        {current}
      </li>
    </ol>
  </nav>
);
