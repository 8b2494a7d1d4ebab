import type { ReactNode } from 'react';
import styles from './content.module.css';

type Props = { lead: string; children?: ReactNode };

/** The purpose of the page, then the tools that filter the list and add to it. */
export const SectionHead = ({ lead, children }: Props) => (
  <div className={styles.head}>
    <p className={styles.lead}>{lead}</p>
    {children && <div className={styles.tools}>{children}</div>}
  </div>
);
