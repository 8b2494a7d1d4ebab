import styles from './filter-form.module.css';

/** What a room is for, in a line. */
export const Lead = ({ children }: { children: string }) => <p className={styles.lead}>{children}</p>;
