import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import styles from './doorways.module.css';

export type Doorway = { to: string; key: number; picture: ReactNode; short: string; plate: ReactNode; label: string };

/** A row of portraits, one of them wide open. Pointer or keyboard opens another. */
export const Doorways = ({ doors, label }: { doors: Doorway[]; label: string }) => {
  const [open, setOpen] = useState(Math.min(1, doors.length - 1));
  return (
    <ul className={styles.corridor} aria-label={label}>
      {doors.map((door, index) => (
        <li key={door.key} className={styles.doorway} data-open={index === open}>
          <Link
            to={door.to}
            prefetch="intent"
            aria-label={index === open ? undefined : door.label}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(index)}
            onFocus={() => setOpen(index)}
          >
            {door.picture}
            {index === open ? (
              <span className={styles.plate}>{door.plate}</span>
            ) : (
              <span className={styles.short}>{door.short}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** The floor line below the doorways; once per page. */
export const Floor = () => <div className={styles.floor} />;
