import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Link } from 'react-router';
import styles from './studio-frame.module.css';

export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={styles.back}>
    <IconArrowLeft aria-hidden="true" />
    {children}
  </Link>
);
