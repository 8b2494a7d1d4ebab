import type { ReactNode } from 'react';
import styles from './content.module.css';

type Props = { lead: string; children?: ReactNode };

/** What the room is for and what a decision does; beneath it what narrows the list and what adds to it. */
export const RoomHead = ({ lead, children }: Props) => (
  <div className={styles.head}>
    <p className={styles.lead}>{lead}</p>
    {children && <div className={styles.tools}>{children}</div>}
  </div>
);
