import { useId } from 'react';
import styles from './closed-door.module.css';

/** A drawing for empty states and missing pictures. Decorative: text stands beside it. */
export const ClosedDoor = () => {
  const id = useId();
  return (
    <svg className={styles.door} viewBox="0 0 240 280" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}l`} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.bright} />
          <stop className={styles.gone} offset="1" />
        </linearGradient>
        <radialGradient id={`${id}g`} cx=".5" cy="1" r=".6">
          <stop className={styles.warm} />
          <stop className={styles.gone} offset="1" />
        </radialGradient>
      </defs>
      <path className={styles.frame} d="M42 236V26a6 6 0 0 1 6-6H192a6 6 0 0 1 6 6V236Z" />
      <path className={styles.leaf} d="M54 236V38a5 5 0 0 1 5-5H181a5 5 0 0 1 5 5V236Z" />
      <path fill={`url(#${id}g)`} d="M54 236V38a5 5 0 0 1 5-5H181a5 5 0 0 1 5 5V236Z" />
      <path
        className={styles.panels}
        d="M70 50H112V122H70zM128 50H170V122H128zM70 140H112V216H70zM128 140H170V216H128z"
      />
      <circle className={styles.knob} cx="176" cy="140" r="6" />
      <path className={styles.knob} d="M54 232H186V237H54Z" />
      <path fill={`url(#${id}l)`} d="M54 238H186L222 276H18Z" />
      <path className={styles.frame} d="M105 17a15 13 0 0 1 30 0Z" />
    </svg>
  );
};
