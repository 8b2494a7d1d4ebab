import { useSyncExternalStore } from 'react';

let height = 0;
const listeners = new Set<() => void>();

const tell = (told: number) => {
  height = told;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The ref of what stays at the foot of the screen. */
export const standAtFoot = (element: HTMLElement) => {
  const observer = new ResizeObserver(() => tell(element.offsetHeight));
  observer.observe(element);
  return () => {
    observer.disconnect();
    tell(0);
  };
};

/** How high it is, for whatever stands on it. Not a variable of the whole page: every element would be styled anew for it. */
export const useFootHeight = (): number =>
  useSyncExternalStore(
    subscribe,
    () => height,
    () => 0,
  );
