import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The page's width with its gutters. */
export const Wrap = ({ children }: { children: ReactNode }) => <div className={styles.wrap}>{children}</div>;

export const Page = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className={styles.page}>
    <h1 tabIndex={-1}>{title}</h1>
    {children}
  </div>
);

type SectionProps = { title: ReactNode; id: string; aside?: ReactNode; children: ReactNode };

/** A section with its heading on a line. */
export const Section = ({ title, id, aside, children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {aside}
    </div>
    {children}
  </section>
);
