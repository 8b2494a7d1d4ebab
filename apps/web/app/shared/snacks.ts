import { limits } from '@stagedoor/contract/limits';

export type Snack = { readonly id: number; readonly kind: 'success' | 'error'; readonly text: string };

export const snackTime: Record<Snack['kind'], number> = {
  success: limits.snackbars.successMs,
  error: limits.snackbars.errorMs,
};

let snacks: readonly Snack[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Snack[]) => {
  snacks = next;
  for (const listener of listeners) listener();
};

const show = (kind: Snack['kind'], text: string) => {
  lastId += 1;
  change([...snacks.filter((snack) => snack.text !== text), { id: lastId, kind, text }]);
};

/** Short news at the foot of the screen. Anything that needs an answer is a modal. */
export const say = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
};

export const currentSnacks = () => snacks;
export const removeSnack = (id: number) => change(snacks.filter((snack) => snack.id !== id));
export const onSnacks = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
