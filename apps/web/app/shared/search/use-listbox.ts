import { type KeyboardEvent, useState } from 'react';

type Keys = { count: number; open: boolean; setOpen: (open: boolean) => void; choose: (place: number) => void };

/** Keyboard handling of a combobox: arrows move, Enter chooses, Escape closes. Nothing is marked at first. */
export const useListbox = ({ count, open, setOpen, choose }: Keys) => {
  const [place, setPlace] = useState(-1);
  const marked = place < count ? place : -1;
  const walk = (step: 1 | -1) => {
    setOpen(true);
    // One position more than there are options: the field itself.
    setPlace(((marked + 1 + step + count + 1) % (count + 1)) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      walk(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && open && marked >= 0) {
      event.preventDefault();
      choose(marked);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
      setPlace(-1);
    }
  };
  return { marked, unmark: () => setPlace(-1), onKeyDown };
};
