import type { ReactNode } from 'react';
import styles from './lamp.module.css';

type Props = { lit: boolean; children: ReactNode; chip?: boolean };

/** Someone answers, or will. The words beside the lamp carry the meaning; the drawing only repeats it. */
export const Lamp = ({ lit, children, chip = false }: Props) => (
  <span className={styles.lamp} data-lit={lit} data-chip={chip}>
    <LampShade />
    <span>{children}</span>
  </span>
);

export const LampShade = () => (
  <svg className={styles.shade} viewBox="0 0 24 24" aria-hidden="true">
    <path className={styles.glow} d="M7 13.5h10l4 9.5H3z" />
    <path className={styles.cord} d="M12 6V1.5" />
    <path d="M4.5 13.5a7.5 7.5 0 0 1 15 0z" />
  </svg>
);
