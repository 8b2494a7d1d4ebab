import { limits } from '@stagedoor/contract/limits';

export type ToastMessage = {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly text: string;
  readonly help?: string;
};

export const toastTime: Record<ToastMessage['kind'], number> = {
  success: limits.snackbars.successMs,
  error: limits.snackbars.errorMs,
};

let toasts: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly ToastMessage[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

const show = (kind: ToastMessage['kind'], text: string, help?: string) => {
  lastId += 1;
  const message = { id: lastId, kind, text, ...(help && { help }) };
  change([...toasts.filter((shown) => shown.text !== text), message]);
};

/** Toasts at the bottom of the screen. Anything that needs an answer is a modal. */
export const toast = {
  success: (text: string) => show('success', text),
  /** `help` leads to support, where the text refers to support. */
  error: (text: string, help?: string) => show('error', text, help),
};

export const currentToasts = () => toasts;
export const removeToast = (id: number) => change(toasts.filter((message) => message.id !== id));
export const onToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
