import { type ReactNode, useId } from 'react';
import { Problem, type ProblemText } from './field-frame.tsx';
import styles from './pick.module.css';

type PicksProps = { label: string; problem?: ProblemText | undefined; children: ReactNode };

/** Radio buttons as large cards. */
export const Picks = ({ label, problem, children }: PicksProps) => {
  const id = useId();
  return (
    <div>
      <div
        role="radiogroup"
        className={styles.picks}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : id}
      >
        {children}
      </div>
      {problem !== undefined && <Problem id={id}>{problem}</Problem>}
    </div>
  );
};

type PickProps = {
  name: string;
  title: ReactNode;
  end?: ReactNode;
  more?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onPick: () => void;
};

export const Pick = ({ name, title, end, more, checked, disabled = false, onPick }: PickProps) => (
  <label className={styles.pick} data-disabled={disabled}>
    <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onPick} />
    <span className={styles.title}>{title}</span>
    <span className={styles.end}>{end}</span>
    {more && <span className={styles.more}>{more}</span>}
  </label>
);
