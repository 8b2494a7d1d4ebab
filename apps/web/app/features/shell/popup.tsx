import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { useOnNavigate } from '../../shared/use-on-navigate.ts';
import buttons from '../../ui/button.module.css';
import styles from './popup.module.css';

type Props = {
  label: string;
  opener: ReactNode;
  /** What the button says beyond the label: how much is new. */
  news?: string;
  /** Fills a narrow screen, and takes the focus, since there is something to read in it. */
  tall?: boolean;
  children: (close: () => void, isOpen: boolean) => ReactNode;
};

const gap = 8;

/** A sheet under the header. The platform opens it, closes it on Escape or a press outside, and returns the focus. */
export const Popup = ({ label, opener, news = label, tall = false, children }: Props) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => sheet.current?.hidePopover();
  useOnNavigate(close);

  const place = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    const bottom = button.current?.getBoundingClientRect().bottom;
    if (newState === 'open' && bottom !== undefined) currentTarget.style.setProperty('--top', `${bottom + gap}px`);
  };
  const toggled = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    setOpen(newState === 'open');
    if (newState === 'open' && tall) currentTarget.focus();
  };
  return (
    <>
      <button ref={button} type="button" className={buttons.icon} aria-label={news} popoverTarget={id}>
        {opener}
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={tall ? -1 : undefined}
        className={styles.popup}
        data-tall={tall}
        onBeforeToggle={place}
        onToggle={toggled}
      >
        {children(close, isOpen)}
      </div>
    </>
  );
};
