import type { ReactNode } from 'react';
import { ClosedDoor } from './closed-door.tsx';
import styles from './room.module.css';

/** A page with one small task: a sheet of paper beside the door it opens. */
export const Room = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <div className={styles.room}>
    <div className={styles.door} aria-hidden="true">
      <ClosedDoor />
    </div>
    <div className={styles.paper}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{lead}</p>
      {children}
    </div>
  </div>
);

/** What one can do on such a page when there is nothing to fill in, or the way out beneath a form. */
export const RoomEnd = ({ children }: { children: ReactNode }) => <div className={styles.end}>{children}</div>;
