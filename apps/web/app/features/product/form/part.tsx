import type { ReactNode } from 'react';
import styles from './form.module.css';

/** One question of the form with its fields. */
export const Part = ({ question, children }: { question: string; children: ReactNode }) => (
  <fieldset className={styles.part}>
    <legend>{question}</legend>
    <div className={styles.answers}>{children}</div>
  </fieldset>
);
