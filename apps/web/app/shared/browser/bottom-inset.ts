import { useSyncExternalStore } from 'react';

let height = 0;
const listeners = new Set<() => void>();

const setHeight = (next: number) => {
  height = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** A ref for the element at the bottom of the screen. */
export const measureBottomBar = (element: HTMLElement) => {
  const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
  observer.observe(element);
  return () => {
    observer.disconnect();
    setHeight(0);
  };
};

/** Its height, for elements above it. Not a CSS variable on the root: changing one restyles the whole page. */
export const useBottomInset = (): number =>
  useSyncExternalStore(
    subscribe,
    () => height,
    () => 0,
  );
