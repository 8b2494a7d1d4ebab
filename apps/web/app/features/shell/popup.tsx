import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { useOnNavigate } from '../../shared/navigation/use-on-navigate.ts';
import buttons from '../../ui/buttons/button.module.css';
import styles from './popup.module.css';

type Props = {
  label: string;
  opener: ReactNode;
  /** The button's label with the unread count. */
  news?: string;
  /** Fills a narrow screen, and takes the focus because its content is to be read. */
  tall?: boolean;
  children: (close: () => void, isOpen: boolean) => ReactNode;
};

const gap = 8;

/** A popover under the header. The browser opens it, closes it on Escape or an outside press, and returns the focus. */
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
