import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './check.module.css';
import { Problem, type ProblemText } from './field-frame.tsx';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  children: ReactNode;
  problem?: ProblemText | undefined;
};

export const Check = ({ children, problem, ...input }: Props) => {
  const id = useId();
  return (
    <div>
      <label className={styles.check}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : id}
        />
        <span>{children}</span>
      </label>
      {problem !== undefined && <Problem id={id}>{problem}</Problem>}
    </div>
  );
};
