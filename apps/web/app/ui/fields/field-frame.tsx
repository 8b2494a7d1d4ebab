import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { type ReactElement, type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** What is wrong; an element where it leads somewhere. */
export type ProblemText = string | ReactElement;

export type FieldWords = {
  label: string;
  hint?: ReactNode;
  problem?: ProblemText | undefined;
};

type Control = { id: string; className: string | undefined; 'aria-invalid': boolean; 'aria-describedby'?: string };

type Props = FieldWords & { children: (control: Control) => ReactNode };

/** A control with its label above, hint and error below. */
export const FieldFrame = ({ label, hint, problem, children }: Props) => {
  const id = useId();
  const described = [hint && `${id}h`, problem !== undefined && `${id}p`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        {children({
          id,
          className: styles.input,
          'aria-invalid': problem !== undefined,
          ...(described && { 'aria-describedby': described }),
        })}
      </div>
      {problem !== undefined && <Problem id={`${id}p`}>{problem}</Problem>}
      {hint && (
        <p id={`${id}h`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
};

/** An error message. */
export const Problem = ({ id, children }: { id?: string; children: ProblemText }) => (
  <p id={id} className={styles.problem} role="alert">
    <IconAlertTriangle aria-hidden="true" />
    {children}
  </p>
);
