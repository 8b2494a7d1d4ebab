import { useId } from 'react';
import styles from './check.module.css';

type Props<Value extends string> = {
  legend: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string; lang?: string }[];
  onChange: (value: Value) => void;
};

/** Radio buttons as cards. */
export const Choice = <Value extends string>({ legend, value, options, onChange }: Props<Value>) => {
  const name = useId();
  return (
    <fieldset className={styles.cards}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={`${styles.check} ${styles.card}`} lang={option.lang}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.words}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
};
