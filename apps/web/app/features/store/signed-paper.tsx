import styles from './store.module.css';

/** A drawing of a signed sheet, for autographs without a picture. */
export const SignedPaper = () => (
  <svg className={styles.signed} viewBox="0 0 500 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path className={styles.beam} d="M290 0h110l100 300H190z" />
    <path className={styles.sheet} d="m140 46 232-14 16 268H156z" />
    <path
      className={styles.ink}
      d="M196 208c20-60 44-112 58-112 18 0-22 96-10 96s26-62 40-62-10 56 2 56 18-34 30-34-2 32 8 32 12-18 34-22"
    />
    <path className={styles.ink} d="M190 238c50-10 104-14 168-14" />
  </svg>
);
