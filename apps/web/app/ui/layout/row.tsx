import { type ReactNode, useId } from 'react';
import styles from './row.module.css';

/** A heading on a line, with its rows. */
export const RowGroup = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
};

export const Rows = ({ children }: { children: ReactNode }) => <ul>{children}</ul>;

type RowProps = { name: ReactNode; more?: ReactNode; children?: ReactNode };

/** Name, description and actions. */
export const Row = ({ name, more, children }: RowProps) => (
  <li className={styles.row}>
    <div className={styles.words}>
      <span className={styles.name}>{name}</span>
      {more && <span className={styles.more}>{more}</span>}
    </div>
    {children && <div className={styles.actions}>{children}</div>}
  </li>
);
