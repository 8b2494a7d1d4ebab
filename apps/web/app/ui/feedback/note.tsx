import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode } from 'react';
import styles from './note.module.css';

const icons = { plain: IconInfoCircle, safe: IconCheck, stop: IconAlertTriangle };

type Props = { kind?: keyof typeof icons; children: ReactNode };

/** A message that stays on the page. */
export const Note = ({ kind = 'plain', children }: Props) => {
  const Icon = icons[kind];
  return (
    <div className={styles.note} data-kind={kind} role="status">
      <Icon aria-hidden="true" />
      <div className={styles.words}>{children}</div>
    </div>
  );
};
