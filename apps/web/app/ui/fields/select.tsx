import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReactNode } from 'react';
import styles from './select.module.css';

type Props<Value extends string> = {
  label: string;
  icon: ReactNode;
  value: Value;
  options: readonly { value: Value; label: string; lang?: string }[];
  onChange: (value: Value) => void;
};

/** A styled native select. */
export const Select = <Value extends string>({ label, icon, value, options, onChange }: Props<Value>) => (
  <label className={styles.select}>
    {icon}
    <select
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </select>
    <IconChevronDown className={styles.chevron} aria-hidden="true" />
  </label>
);
