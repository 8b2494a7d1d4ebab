import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Link } from 'react-router';
import styles from './steps.module.css';

type Props = {
  label: string;
  steps: readonly { name: string; to: string }[];
  current: number;
};

/** Progress through the steps. Completed ones are links. */
export const Steps = ({ label, steps, current }: Props) => (
  <nav aria-label={label}>
    <ol className={styles.steps}>
      {steps.map(({ name, to }, index) => (
        <li
          key={name}
          className={styles.step}
          data-state={index < current ? 'done' : index === current ? 'now' : 'later'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {index < current ? <IconCheck stroke={3} /> : index + 1}
          </span>
          {index < current ? <Link to={to}>{name}</Link> : <span>{name}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
