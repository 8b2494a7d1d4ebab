import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { LampIcon } from './availability-indicator.tsx';
import styles from './money-timeline.module.css';

export type TimelineStep = { name: string; text: string; sum?: ReactNode };

type Props = { label: string; steps: TimelineStep[]; current: number };

const stateOf = (index: number, current: number) => (index < current ? 'done' : index === current ? 'now' : 'later');

/** Where the money is: the lamp marks the current step. */
export const MoneyTimeline = ({ label, steps, current }: Props) => (
  <ol className={styles.path} aria-label={label}>
    {steps.map(({ name, text, sum }, index) => {
      const state = stateOf(index, current);
      return (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'now' && (
            <span className={styles.lamp}>
              <LampIcon />
            </span>
          )}
          <span className={styles.dot}>{state === 'done' && <IconCheck stroke={3} aria-hidden="true" />}</span>
          <span className={styles.name}>{name}</span>
          {sum && <span className={styles.sum}>{sum}</span>}
          <span className={styles.text}>{text}</span>
        </li>
      );
    })}
  </ol>
);
