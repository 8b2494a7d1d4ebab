import styles from './progress.module.css';

export const Progress = ({ label, percent }: { label: string; percent: number }) => (
  <progress className={styles.progress} aria-label={label} value={percent} max={100} />
);
