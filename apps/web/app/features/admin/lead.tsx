import styles from './filter-form.module.css';

/** The purpose of a page, in one line. */
export const Lead = ({ children }: { children: string }) => <p className={styles.lead}>{children}</p>;
