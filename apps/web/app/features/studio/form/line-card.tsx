import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/buttons/button.tsx';
import styles from './form.module.css';

type Props = { title: string; remove: string; onRemove: (() => void) | undefined; children: ReactNode };

/** One of several lines, in a card of its own. */
export const LineCard = ({ title, remove, onRemove, children }: Props) => (
  <fieldset className={styles.line} aria-label={title}>
    <div className={styles.lineHead}>
      <span>{title}</span>
      {onRemove && (
        <IconButton aria-label={remove} onClick={onRemove}>
          <IconTrash aria-hidden="true" />
        </IconButton>
      )}
    </div>
    {children}
  </fieldset>
);
