import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export type Fact = [name: string, value: ReactNode];

/** Names and values; skips what has no value. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, value]) => value)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
