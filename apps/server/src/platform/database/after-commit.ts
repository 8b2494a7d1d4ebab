import type { Tx } from './transaction.ts';

const waiting = new WeakMap<object, Set<() => void>>();
const unwritten = new WeakMap<object, Set<() => Promise<void>>>();

/** Calls back once if the transaction commits, never if it does not. The same function asked twice is called once. */
export const afterCommit = (tx: Tx, act: () => void) => {
  const acts = waiting.get(tx) ?? new Set();
  waiting.set(tx, acts.add(act));
};

export const committed = (tx: Tx) => {
  for (const act of waiting.get(tx) ?? []) act();
};

/** Calls back as the last thing the transaction does: what it collected is written at once. */
export const beforeCommit = (tx: Tx, write: () => Promise<void>) => {
  const writes = unwritten.get(tx) ?? new Set();
  unwritten.set(tx, writes.add(write));
};

export const writeCollected = async (tx: Tx) => {
  for (const write of unwritten.get(tx) ?? []) await write();
};
