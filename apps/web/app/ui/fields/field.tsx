import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

type Props = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'id'> & {
    /** A button inside the field, at its end. */
    end?: ReactNode;
  };

export const Field = ({ label, hint, problem, end, ...input }: Props) => (
  <FieldFrame label={label} hint={hint} problem={problem}>
    {(control) => (
      <>
        <input {...input} {...control} />
        {end && <span className={styles.end}>{end}</span>}
      </>
    )}
  </FieldFrame>
);
