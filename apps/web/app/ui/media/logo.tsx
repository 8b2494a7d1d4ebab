import styles from './logo.module.css';

type Props = {
  /** On phones without the name, where much else stands beside it. */
  shortens?: boolean;
};

export const Logo = ({ shortens = false }: Props) => (
  <span className={shortens ? `${styles.logo} ${styles.shortens}` : styles.logo}>
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.light} d="M9 27V6.5A1.5 1.5 0 0 1 10.5 5h13A1.5 1.5 0 0 1 25 6.5V27z" />
      <path className={styles.spill} d="M9 27H25L30 31H15z" />
      <path d="M8 5.2a1 1 0 0 1 1.4-.9l7.6 3.5V31l-8.3-3.6a1.2 1.2 0 0 1-.7-1.1z" />
      <circle className={styles.light} cx="14.3" cy="18.6" r="1.25" />
      <path className={styles.ground} d="M2 27h6.5M25 27h5" />
      <path d="M13.5 2.8a3.5 3.5 0 0 1 7 0z" />
    </svg>
    <span className={styles.name}>Stagedoor</span>
  </span>
);
