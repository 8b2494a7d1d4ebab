import { useId } from 'react';
import styles from './switch-row.module.css';

type Props = { name: string; more?: string; on: boolean; onChange: (on: boolean) => void };

/** A switch that takes effect at once. The whole line is the target. */
export const SwitchRow = ({ name, more, on, onChange }: Props) => {
  const id = useId();
  return (
    <li>
      <label className={styles.row}>
        <span className={styles.words}>
          <span className={styles.name} id={id}>
            {name}
          </span>
          {more && (
            <span className={styles.more} id={`${id}m`}>
              {more}
            </span>
          )}
        </span>
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          aria-labelledby={id}
          aria-describedby={more ? `${id}m` : undefined}
          checked={on}
          aria-checked={on}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
    </li>
  );
};
