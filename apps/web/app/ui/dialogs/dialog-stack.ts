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

/** Opens a dialog above everything else; returns the function that closes it. */
export const openOnTop = (dialog: HTMLDialogElement) => {
  dialog.showModal();
  change([...open, dialog]);
  return () => {
    change(open.filter((other) => other !== dialog));
    dialog.close();
  };
};

/** The topmost dialog. While it is open, everything outside is inert. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
