import type { ReactNode } from 'react';
import styles from './start.module.css';

/** One question with its answers. */
export const Part = ({ question, children }: { question: string; children: ReactNode }) => (
  <fieldset className={styles.part}>
    <legend>{question}</legend>
    <div className={styles.answers}>{children}</div>
  </fieldset>
);
