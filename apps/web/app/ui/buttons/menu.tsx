import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { createContext, type ReactNode, type ToggleEvent, use, useId, useRef } from 'react';
import buttons from './button.module.css';
import styles from './menu.module.css';

const gap = 4;
const MenuId = createContext<string | undefined>(undefined);

/**
 * A button with three dots, and what it opens: a list of actions. The browser closes it on Escape or an outside press, and
 * returns the focus. It lies on the page, so that it scrolls along.
 */
export const Menu = ({ label, children }: { label: string; children: ReactNode }) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  const place = ({ newState, currentTarget: { style } }: ToggleEvent<HTMLUListElement>) => {
    const box = button.current?.getBoundingClientRect();
    if (newState !== 'open' || !box) return;
    const opensUp = box.bottom > window.innerHeight / 2;
    style.setProperty('--right', `${document.documentElement.clientWidth - box.right}px`);
    style.setProperty('--top', `${window.scrollY + (opensUp ? box.top - gap : box.bottom + gap)}px`);
    style.setProperty('--shift', opensUp ? '-100%' : '0');
  };
  return (
    <>
      <button ref={button} type="button" className={buttons.icon} aria-label={label} popoverTarget={id}>
        <IconDots aria-hidden="true" />
      </button>
      <ul id={id} popover="auto" aria-label={label} className={styles.menu} onBeforeToggle={place}>
        <MenuId value={id}>{children}</MenuId>
      </ul>
    </>
  );
};

type ItemProps = { icon: ReactNode; onPress: () => void; children: ReactNode };

export const MenuItem = ({ icon, onPress, children }: ItemProps) => (
  <li>
    <button type="button" popoverTarget={use(MenuId)} popoverTargetAction="hide" onClick={onPress}>
      {icon}
      {children}
    </button>
  </li>
);
