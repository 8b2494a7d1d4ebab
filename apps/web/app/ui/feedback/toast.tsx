import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import styles from './toast.module.css';

type Props = {
  kind: 'success' | 'error';
  text: string;
  /** A link to continue. */
  way?: { to: string; label: string };
  milliseconds: number;
  closeLabel: string;
  onClose: () => void;
};

/** Disappears after a while, but not while it has the pointer or the focus. */
export const Toast = ({ kind, text, way, milliseconds, closeLabel, onClose }: Props) => {
  const [held, setHeld] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => close.current(), milliseconds);
    return () => clearTimeout(timer);
  }, [held, milliseconds]);

  const Icon = kind === 'success' ? IconCheck : IconAlertTriangle;
  return (
    <li
      className={styles.snack}
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <span role={kind === 'success' ? 'status' : 'alert'}>
        {text}
        {way && (
          <>
            {' '}
            <Link to={way.to} className={styles.way} onClick={onClose}>
              {way.label}
            </Link>
          </>
        )}
      </span>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <IconX aria-hidden="true" />
      </button>
    </li>
  );
};
