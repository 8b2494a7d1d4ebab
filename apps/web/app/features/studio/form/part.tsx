import { type ReactNode, useId } from 'react';
import styles from './form.module.css';

type Props = { title: string; lead?: string; children: ReactNode };

/** One question of the form with its fields. */
export const Part = ({ title, lead, children }: Props) => {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
};
