import { type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { useOnNavigate } from '../../shared/use-on-navigate.ts';
import buttons from '../../ui/button.module.css';
import styles from './popup.module.css';

type Props = { label: string; opener: ReactNode; children: (close: () => void) => ReactNode };

const gap = 8;

/** A sheet under the header. The platform opens it, closes it on Escape or a press outside, and returns the focus. */
export const Popup = ({ label, opener, children }: Props) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => sheet.current?.hidePopover();
  useOnNavigate(close);

  const place = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    const bottom = button.current?.getBoundingClientRect().bottom;
    if (newState === 'open' && bottom !== undefined) currentTarget.style.top = `${bottom + gap}px`;
  };
  return (
    <>
      <button ref={button} type="button" className={buttons.icon} aria-label={label} popoverTarget={id}>
        {opener}
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.popup}
        onBeforeToggle={place}
      >
        {children(close)}
      </div>
    </>
  );
};
