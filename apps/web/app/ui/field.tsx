import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

type Props = Omit<ComponentProps<'input'>, 'className'> & {
  label: string;
  problem?: string | undefined;
  /** A button inside the field, at its end. */
  end?: ReactNode;
};

export const Field = ({ label, problem, end, ...input }: Props) => {
  const id = useId();
  const problemId = `${id}p`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
        />
        {end && <span className={styles.end}>{end}</span>}
      </div>
      {problem !== undefined && (
        <p id={problemId} className={styles.problem}>
          <IconAlertTriangle aria-hidden="true" />
          {problem}
        </p>
      )}
    </div>
  );
};
