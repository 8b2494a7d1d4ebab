import type { ReactNode } from 'react';
import { ClosedDoor } from '../media/closed-door.tsx';
import styles from './task-page.module.css';

/** A page with a single task, on a sheet beside the drawing of a door. */
export const TaskPage = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <div className={styles.page}>
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

/** The actions of such a page, or the links below its form. */
export const TaskPageFooter = ({ children }: { children: ReactNode }) => <div className={styles.end}>{children}</div>;
