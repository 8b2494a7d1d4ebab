import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef, useState } from 'react';
import styles from './snackbar.module.css';

type Props = { kind: 'success' | 'error'; text: string; milliseconds: number; closeLabel: string; onClose: () => void };

/** Goes by itself, but not while somebody is reading it with the pointer or the keyboard on it. */
export const Snackbar = ({ kind, text, milliseconds, closeLabel, onClose }: Props) => {
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
      <span role={kind === 'success' ? 'status' : 'alert'}>{text}</span>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <IconX aria-hidden="true" />
      </button>
    </li>
  );
};
