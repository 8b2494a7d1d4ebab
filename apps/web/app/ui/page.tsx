import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The width of the page with its gutters. */
export const Wrap = ({ children }: { children: ReactNode }) => <div className={styles.wrap}>{children}</div>;

/** A whole page that begins with its title. */
export const Page = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className={styles.page}>
    <h1 tabIndex={-1}>{title}</h1>
    {children}
  </div>
);

type SectionProps = { title: ReactNode; id: string; aside?: ReactNode; children: ReactNode };

/** A section opens with its heading on a rule. */
export const Section = ({ title, id, aside, children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {aside}
    </div>
    {children}
  </section>
);
