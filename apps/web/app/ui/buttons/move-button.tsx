import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';

type Props = { label: string; at: number; isEnd: boolean; onPress: () => void; children: ReactNode };

/** Moves an element within its list. `at` is where the element stands now. */
export const MoveButton = ({ label, at, isEnd, onPress, children }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  // The browser drops the focus of a moved element: restore it, so that the key can be pressed again.
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    if (isPressed.current) button.current?.focus();
    isPressed.current = false;
  }, [at]);
  return (
    <IconButton
      ref={button}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => {
        if (isEnd) return;
        isPressed.current = true;
        onPress();
      }}
    >
      {children}
    </IconButton>
  );
};
