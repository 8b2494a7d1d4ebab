import type { Tx } from './database.ts';

const waiting = new WeakMap<object, Set<() => void>>();

/** Calls back once if the transaction commits, never if it does not. The same function asked twice is called once. */
export const afterCommit = (tx: Tx, act: () => void) => {
  const acts = waiting.get(tx) ?? new Set();
  waiting.set(tx, acts.add(act));
};

export const committed = (tx: Tx) => {
  for (const act of waiting.get(tx) ?? []) act();
};
