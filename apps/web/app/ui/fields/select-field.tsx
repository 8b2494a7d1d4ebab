import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import styles from './select-field.module.css';

type Props = FieldWords &
  Omit<ComponentProps<'select'>, 'className' | 'id'> & {
    empty: string;
    options: readonly { value: string; label: string }[];
  };

/** A native select with label, hint and error; users can type to search it. */
export const SelectField = ({ label, hint, problem, empty, options, ...select }: Props) => (
  <FieldFrame label={label} hint={hint} problem={problem}>
    {({ className, ...control }) => (
      <>
        <select {...select} {...control} className={`${className} ${styles.select}`}>
          <option value="">{empty}</option>
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <IconChevronDown className={styles.chevron} aria-hidden="true" />
      </>
    )}
  </FieldFrame>
);
