import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLDialogElement[]) => {
  open = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Puts a dialog over everything else; the function that comes back takes it away again. */
export const openOnTop = (dialog: HTMLDialogElement) => {
  dialog.showModal();
  change([...open, dialog]);
  return () => {
    change(open.filter((other) => other !== dialog));
    dialog.close();
  };
};

/** While a dialog is open, nothing outside of it can be seen in front of it, pressed or heard. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
